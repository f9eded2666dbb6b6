import type { SubmissionResult } from "@conform-to/react";
import { useId } from "react";
import { useNavigation } from "react-router";
import type { Party } from "../../schemas/analysis.ts";
import type { Case } from "../../schemas/case.ts";
import { actingFor, partyInWords } from "../../schemas/client.ts";
import { Form, useFetcher } from "../forms/page-form.tsx";
import { sentencesIn } from "../forms/sentences.ts";

type Answer = { result: SubmissionResult<string[]> } | null;
type Parties = readonly Party[];

/** Whom the reader acts for, which the levels follow, and the way to choose another of the document's parties. */
export function ClientChoice({
  of,
  parties,
  kept,
}: {
  of: Pick<Case, "client" | "side">;
  parties: Parties;
  /** Whether the choice is stored with the case; if not, it is in the page's address. */
  kept: boolean;
}) {
  const { party, called, ratedFor } = actingFor(of, parties);
  const Choosing = kept ? KeptChoice : AskedChoice;
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
      {parties.length > 0 && <Choosing party={party} parties={parties} />}
    </section>
  );
}

type Choice = { party: Party | null; parties: Parties };
const formClass = "no-print flex min-w-0 flex-wrap items-center gap-2";

function KeptChoice(choice: Choice) {
  const fetcher = useFetcher<Answer>();
  const refused = sentencesIn(fetcher.data?.result);
  return (
    <fetcher.Form method="post" className={formClass}>
      <input type="hidden" name="intent" value="client" />
      <ChoiceFields {...choice} busy={fetcher.state !== "idle"} />
      {refused && (
        <p role="alert" className="field-error mt-0 w-full">
          {refused}
        </p>
      )}
    </fetcher.Form>
  );
}

function AskedChoice(choice: Choice) {
  return (
    <Form method="get" preventScrollReset className={formClass}>
      <ChoiceFields {...choice} busy={useNavigation().state !== "idle"} />
    </Form>
  );
}

function ChoiceFields({ party, parties, busy }: Choice & { busy: boolean }) {
  const id = useId();
  const choices = [...new Map(parties.map((one) => [one.name, one])).values()];
  return (
    <>
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
      <button type="submit" className="action quiet small" disabled={busy}>
        Rate for this client
      </button>
    </>
  );
}
