import { data, type LoaderFunctionArgs } from "react-router";
import { ErrorPage, notFound } from "../../components/layout/error-page.tsx";
import { site } from "../../content/site.ts";
import { requestScope } from "../../context.ts";
import type { PageHandle } from "../../lib/document.ts";
import { log } from "../../lib/log.ts";
import { statusPage } from "../expected-errors.ts";

export const handle: PageHandle = { hydrate: false };

export function loader({ request, context }: LoaderFunctionArgs) {
  const { refusal } = context.get(requestScope);
  if (refusal) throw statusPage(refusal);
  log.warn("page_not_found", { path: new URL(request.url).pathname });
  return data(null, { status: 404 });
}

export const meta = () => [
  { title: `${notFound.title} | ${site.name}` },
  { name: "robots", content: "noindex" },
];

export default function NotFound() {
  return <ErrorPage {...notFound} />;
}
