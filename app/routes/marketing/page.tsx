import type { LoaderFunctionArgs, MetaArgs } from "react-router";
import { Blocks } from "../../components/blocks/index.tsx";
import { usePageContent } from "../../components/blocks/page-content.ts";
import { SiteFrame } from "../../components/layout/site-frame.tsx";
import type { PageHandle } from "../../lib/document.ts";
import { loadPage, speculationRules } from "./load-page.server.ts";

export const handle: PageHandle = { hydrate: false };

export const loader = ({ pattern, context }: LoaderFunctionArgs) => loadPage(pattern, context);

/** A page is the same for everybody until the next deployment. */
export const headers = () => ({
  "Cache-Control": "public, max-age=0, s-maxage=3600, must-revalidate",
  "Speculation-Rules": speculationRules,
});

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => loaderData?.meta ?? [];

export default function ContentPage() {
  const { path, blocks } = usePageContent();
  return (
    <SiteFrame path={path}>
      <Blocks blocks={blocks} />
    </SiteFrame>
  );
}
