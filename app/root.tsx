import { useContext } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
} from "react-router";
import { ErrorPage, notFound } from "./components/layout/error-page.tsx";
import { site } from "./content/site.ts";
import { DocumentContext } from "./lib/document.ts";
import { headersOfError, type StatusPage } from "./routes/expected-errors.ts";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/social/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const headers = headersOfError;

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** Pages have their own; this is the head of a page that could not be shown. */
export const meta: MetaFunction = ({ error }) =>
  error
    ? [
        { title: `${isMissing(error) ? notFound.title : "That did not work"} | ${site.name}` },
        { name: "robots", content: "noindex" },
      ]
    : [];

export function Layout({ children }: { children: React.ReactNode }) {
  const { hydrate, styles, islands } = useContext(DocumentContext);
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f3ede2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1a2132" media="(prefers-color-scheme: dark)" />
        <Meta />
        {/* Style sheets need no nonce: they are ours. A browser hides it, and React would call that a mismatch. */}
        <Links {...(hydrate && { nonce: "" })} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the built style sheet, whose hash the content security policy names */}
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        {children}
        {islands?.refresh && (
          <script type="module" nonce={islands.nonce}>{`import "${islands.refresh}"`}</script>
        )}
        {islands && (
          <script type="module" src={islands.entry} nonce={islands.nonce} fetchPriority="low" />
        )}
        {hydrate && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (isMissing(error)) return <ErrorPage {...notFound} />;
  if (isRouteErrorResponse(error) && error.status < 500) {
    // What `statusPage` throws; other status errors have no such data.
    const page = error.data as Partial<StatusPage> | null;
    const sentence = page?.message ?? "We could not make sense of what was sent.";
    return (
      <ErrorPage
        status={error.status}
        title="That did not work"
        text={`${sentence} Your browser’s back button brings back what you typed; or call us.`}
      />
    );
  }
  return (
    <ErrorPage
      status={500}
      title="Something went wrong at our end"
      text="It is not you. Please try again in a minute; if it keeps happening, call us and we will sort it out."
    />
  );
}
