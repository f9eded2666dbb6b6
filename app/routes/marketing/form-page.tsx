import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from "react-router";
import { Blocks } from "../../components/blocks/index.tsx";
import { FormStampContext } from "../../components/blocks/stamp.ts";
import { SiteFrame } from "../../components/layout/site-frame.tsx";
import { pageAt } from "../../content/index.ts";
import { requestScope } from "../../context.ts";
import { pageMeta } from "../../lib/meta.ts";
import { stampForm } from "../../services/form-stamp.server.ts";
import { receiveLead } from "./receive-lead.server.ts";

export async function loader({ pattern, context }: LoaderFunctionArgs) {
  const { env } = context.get(requestScope);
  return { page: pageAt(pattern), siteUrl: env.SITE_URL, stamp: await stampForm(env) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { answer, status, headers } = await receiveLead(request, context.get(requestScope));
  return data(answer, { status, headers });
}

/** The page carries a nonce and a stamp of its own. */
export const headers = () => ({ "Cache-Control": "private, no-store" });

export const shouldRevalidate = () => false;

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.page, loaderData.siteUrl) : [];

export default function FormPage() {
  const { page, stamp } = useLoaderData<typeof loader>();
  return (
    <SiteFrame>
      <FormStampContext value={stamp}>
        <Blocks blocks={page.blocks} />
      </FormStampContext>
      {page.floatingLink && (
        <a className="floating-link" href={String(page.floatingLink.to)}>
          {page.floatingLink.label}
        </a>
      )}
    </SiteFrame>
  );
}
