import { useLocation } from "react-router";
import { type Elsewhere, ToOtherFirm } from "../firm/to-other-firm.tsx";
import { Wordmark } from "../ui/wordmark.tsx";

const titles: Record<number, string> = {
  403: "This is not open to you",
  404: "Oops! Page not found",
  409: "We cannot do that right now",
  429: "Too many requests",
  503: "We cannot do that right now",
};
/** What stays as it is, however often one asks. */
const lasting = [403, 404];

/** The page for a status that is no success. A missing case and somebody else's look the same. */
export function LegalErrorPage({
  status,
  message,
  elsewhere,
}: {
  status: number;
  message?: string | undefined;
  /** What leads on to another firm of the reader's. */
  elsewhere?: Elsewhere | undefined;
}) {
  // The address holds what was asked for: a search, a question.
  const { pathname, search } = useLocation();
  const mayPass = !elsewhere && !lasting.includes(status);
  const title = elsewhere
    ? "This is in another of your firms"
    : (titles[status] ?? "Something went wrong on our side");
  return (
    <main
      id="main"
      className="mx-auto grid min-h-dvh max-w-short content-center gap-5 px-gutter py-16"
    >
      <title>{`${title} · LegalAI`}</title>
      <Wordmark name="LegalAI" mark="page" to="/legalai" />
      <h1 className="text-2xl">{title}</h1>
      <p className="text-soft">
        {message ?? "Please try again in a minute. Nothing that you stored is lost."}
      </p>
      {elsewhere && <ToOtherFirm {...elsewhere} />}
      <p className="flex flex-wrap gap-3">
        {mayPass && (
          <a href={pathname + search} className="action">
            Try again
          </a>
        )}
        <a href="/legalai/dashboard" className={mayPass ? "action quiet" : "action"}>
          Go to the dashboard
        </a>
      </p>
    </main>
  );
}
