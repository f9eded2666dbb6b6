import type { SubmissionResult } from "@conform-to/react";
import { useId } from "react";
import { useFetcher } from "react-router";
import type { Party } from "../../schemas/analysis.ts";
import type { Case } from "../../schemas/case.ts";
import { actingFor, partyInWords } from "../../schemas/client.ts";
import { sentencesIn } from "../forms/sentences.ts";

type Answer = { result: SubmissionResult<string[]> } | null;

/** Whom the reader acts for, which the levels follow, and the way to choose another of the document's parties. */
export function ClientChoice({ of, parties }: { of: Case; parties: readonly Party[] }) {
  const fetcher = useFetcher<Answer>();
  const id = useId();
  const refused = sentencesIn(fetcher.data?.result);
  const { party, called, ratedFor } = actingFor(of, parties);
  const choices = [...new Map(parties.map((one) => [one.name, one])).values()];
  return (
    <section aria-label="Your client" className="client">
      <p role="status">
        You act for: <strong>{called ?? "not chosen"}</strong>.{" "}
        {!party && (
          <span className="text-soft">
            {called && "No party of this document is called so. "}
            {parties.length === 0 && "No party of this document could be read. "}
            The flags are rated for {ratedFor}.
          </span>
        )}
      </p>
      {choices.length > 0 && (
        <fetcher.Form method="post" className="no-print flex flex-wrap items-center gap-2">
          <label htmlFor={id} className="text-xs text-soft">
            Whom do you act for?
          </label>
          <select
            key={party?.name}
            id={id}
            name="client"
            defaultValue={party?.name ?? ""}
            className="field-input small w-auto max-w-full"
          >
            <option value="">Not chosen</option>
            {choices.map((one) => (
              <option key={one.name} value={one.name}>
                {partyInWords(one)}
              </option>
            ))}
          </select>
          <button
            type="submit"
            name="intent"
            value="client"
            className="action quiet small"
            disabled={fetcher.state !== "idle"}
          >
            Rate for this client
          </button>
          {refused && (
            <p role="alert" className="field-error mt-0 w-full">
              {refused}
            </p>
          )}
        </fetcher.Form>
      )}
    </section>
  );
}
