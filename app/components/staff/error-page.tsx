import { Wordmark } from "../ui/wordmark.tsx";

/** The page of the staff for a status that is no success. */
export function StaffErrorPage({
  status,
  message,
}: {
  status: number;
  message?: string | undefined;
}) {
  const title = status === 404 ? "There is nothing here" : "That did not work";
  return (
    <main
      id="main"
      className="mx-auto grid min-h-dvh max-w-short content-center gap-5 px-gutter py-16"
    >
      <title>{`${title} · Staff`}</title>
      <Wordmark name="Shadow Digital, staff" mark="page" to="/staff" />
      <h1 className="text-2xl">{title}</h1>
      <p className="text-soft">{message ?? "Please try again in a minute. Nothing is lost."}</p>
      <p>
        <a href="/staff" className="action">
          Go to the leads
        </a>
      </p>
    </main>
  );
}
