import { Link, useNavigation } from "react-router";
import { fileTypesInWords } from "../../schemas/documents/file-types.ts";
import { Form } from "../forms/page-form.tsx";

/** What somebody without cases is shown: what happens here, and two ways to begin. */
export function FirstSteps() {
  return (
    <section className="sheet grid gap-5 p-6 sm:p-8" aria-labelledby="first-steps">
      <h2 id="first-steps" className="text-lg">
        No documents yet
      </h2>
      <ol className="grid list-decimal gap-2 pl-5">
        <li>
          Upload a contract, a lease or terms: {fileTypesInWords("or", "extension")}, up to 10MB.
        </li>
        <li>Within seconds its summary, its facts and its risks are here.</li>
        <li>Read each risk on the very words that it rests on, and decide what to ask for.</li>
      </ol>
      <div className="flex flex-wrap gap-3">
        <Link to="/legalai/upload" className="action">
          Upload New Case File
        </Link>
        <TrySample />
      </div>
    </section>
  );
}

/** One press makes a case of a contract that we made up. */
export function TrySample() {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" action="/legalai/sample">
      <button type="submit" className="action quiet" disabled={busy}>
        Try a sample contract
      </button>
    </Form>
  );
}
