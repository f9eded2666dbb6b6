import { Link } from "react-router";
import { firmTokensPath, recordPath, webhooksPath } from "./addresses.ts";

/** The ways to what owners look after besides people and settings. */
export function RecordAndMachines() {
  return (
    <section className="sheet grid gap-3 p-5 sm:p-8" aria-labelledby="record-title">
      <h2 id="record-title" className="text-lg">
        Record and programs
      </h2>
      <p className="text-soft">
        Who did what in the firm is recorded, and kept for seven years. Members’ own programs use
        access tokens; webhooks tell your other systems what happened here.
      </p>
      <p className="flex flex-wrap gap-3">
        <Link to={recordPath} className="action quiet">
          Record
        </Link>
        <Link to={firmTokensPath} className="action quiet">
          Members’ tokens
        </Link>
        <Link to={webhooksPath} className="action quiet">
          Webhooks
        </Link>
      </p>
    </section>
  );
}
