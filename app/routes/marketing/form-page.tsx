import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  type MiddlewareFunction,
  useActionData,
  useLoaderData,
} from "react-router";
import { FormContext } from "../../components/blocks/form-context.ts";
import { Blocks } from "../../components/blocks/index.tsx";
import { SiteFrame } from "../../components/layout/site-frame.tsx";
import { requestScope } from "../../context.ts";
import type { PageHandle } from "../../lib/document.ts";
import { stampForm } from "../../services/leads/form-stamp.server.ts";
import { loadPage, speculationRules } from "./load-page.server.ts";
import { receiveLead } from "./receive-lead.server.ts";

export const handle: PageHandle = { hydrate: false, islands: true };

/** Answers the page's own script with JSON; a plain post goes on to the action and gets the page. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, context }, next) => {
    if (request.method !== "POST" || request.headers.get("Accept") !== "application/json")
      return next();
    const { answer, ...init } = await receiveLead(request, context.get(requestScope));
    return Response.json(answer, init);
  },
];

export async function loader({ pattern, context }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  return { ...loadPage(pattern, scope), stamp: await stampForm(scope.env) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { answer, status, headers } = await receiveLead(request, context.get(requestScope));
  return data(answer, headers ? { status, headers } : { status });
}

/** The page carries a nonce and a stamp of its own. */
export const headers = () => ({
  "Cache-Control": "private, no-store",
  "Speculation-Rules": speculationRules,
});

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => loaderData?.meta ?? [];

export default function FormPage() {
  const { path, blocks, floatingLink, stamp } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <SiteFrame path={path}>
      <FormContext value={{ stamp, answer }}>
        <Blocks blocks={blocks} />
      </FormContext>
      {floatingLink && (
        <a className="floating-link" href={floatingLink.to}>
          {floatingLink.label}
        </a>
      )}
    </SiteFrame>
  );
}
