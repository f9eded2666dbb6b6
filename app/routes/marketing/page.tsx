import type { LoaderFunctionArgs, MetaArgs } from "react-router";
import { useLoaderData } from "react-router";
import { Blocks } from "../../components/blocks/index.tsx";
import { SiteFrame } from "../../components/layout/site-frame.tsx";
import { pageAt } from "../../content/index.ts";
import { requestScope } from "../../context.ts";
import type { PageHandle } from "../../lib/document.ts";
import { pageMeta } from "../../lib/meta.ts";

export const handle: PageHandle = { hydrate: false };

export function loader({ pattern, context }: LoaderFunctionArgs) {
  return { page: pageAt(pattern), siteUrl: context.get(requestScope).env.SITE_URL };
}

/** A page is the same for everybody until the next deployment. */
export const headers = () => ({
  "Cache-Control": "public, max-age=0, s-maxage=3600, must-revalidate",
});

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.page, loaderData.siteUrl) : [];

export default function ContentPage() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <SiteFrame>
      <Blocks blocks={page.blocks} />
    </SiteFrame>
  );
}
