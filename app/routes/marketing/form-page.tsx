import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaArgs,
  type MiddlewareFunction,
  useActionData,
  useLoaderData,
} from "react-router";
import { FormContext } from "../../components/blocks/form-context.ts";
import { Blocks } from "../../components/blocks/index.tsx";
import { usePageContent } from "../../components/blocks/page-content.ts";
import { answerId, isLeadType } from "../../components/forms/lead-fields.ts";
import { type LeadAnswer, sentAnswer } from "../../components/forms/use-lead-form.ts";
import { SiteFrame } from "../../components/layout/site-frame.tsx";
import { requestScope } from "../../context.ts";
import type { PageHandle } from "../../lib/document.ts";
import { sentParameter, stampHeader } from "../../schemas/form-fields.ts";
import { AppError } from "../../services/errors.ts";
import { stampForm } from "../../services/form-stamp.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import { seeOther } from "../form-action.ts";
import { loadPage, pathOf, speculationRules } from "./load-page.server.ts";
import { receiveLead } from "./receive-lead.server.ts";

/** Says that what the form asks for waits until a person has looked at it. */
const heldParameter = "held";

export const handle: PageHandle = { hydrate: false, islands: true };

/** Answers the page's own script with JSON; a plain post goes on to the action and gets the page. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, context }, next) => {
    if (request.method !== "POST" || request.headers.get("Accept") !== "application/json")
      return next();
    try {
      const { answer, ...init } = await receiveLead(request, context.get(requestScope));
      return Response.json(answer, init);
    } catch (error) {
      if (error instanceof AppError) return new Response(null, { status: error.status });
      throw error;
    }
  },
];

export async function loader({ request, pattern, context }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  const { searchParams } = new URL(request.url);
  const sent = searchParams.get(sentParameter);
  const stamp = await stampForm(scope.env);
  const page = {
    ...loadPage(pattern, context),
    stamp,
    sent: isLeadType(sent) ? sentAnswer(sent, searchParams.has(heldParameter)) : undefined,
  };
  return data(page, { headers: { [stampHeader]: stamp } });
}

const sentPath = (pattern: string, { type, held }: LeadAnswer) =>
  `${pathOf(pattern)}?${sentParameter}=${type}${held ? `&${heldParameter}` : ""}#${answerId}`;

/** A taken form leads to the page that says so, which can be loaded again; a refused one comes back as it was. */
export async function action({ request, pattern, context }: ActionFunctionArgs) {
  const { answer, status, headers } = await orStatusPage(
    receiveLead(request, context.get(requestScope)),
  );
  if (answer.sent) return seeOther(sentPath(pattern, answer));
  return data(answer, headers ? { status, headers } : { status });
}

/** The page carries a nonce and a stamp of its own, and is the same for everybody but for these. */
export const headers: HeadersFunction = ({ loaderHeaders }) => ({
  "Cache-Control": "private, no-store",
  "Speculation-Rules": speculationRules,
  ...Object.fromEntries(loaderHeaders),
});

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => loaderData?.meta ?? [];

export default function FormPage() {
  const { path, blocks } = usePageContent();
  const { stamp, sent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? sent;
  return (
    <SiteFrame path={path}>
      <FormContext value={{ stamp: answer?.stamp || stamp, answer }}>
        <Blocks blocks={blocks} />
      </FormContext>
    </SiteFrame>
  );
}
