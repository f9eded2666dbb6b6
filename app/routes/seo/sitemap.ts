import type { LoaderFunctionArgs } from "react-router";
import { requestScope } from "../../context.ts";
import { sitemap } from "../../lib/sitemap.server.ts";

/** /sitemap.xml: every public page, and only those. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  new Response(sitemap(context.get(requestScope).env.SITE_URL), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=0, s-maxage=3600, must-revalidate",
    },
  });
