import type { SubmissionResult } from "@conform-to/react";
import { Plus } from "lucide-react";
import { type RefObject, useEffect, useId, useRef } from "react";
import { maxQuote, maxTitle, maxWords } from "../../schemas/hand.ts";
import { useFetcher } from "../forms/page-form.tsx";
import { sentencesIn } from "../forms/sentences.ts";
import { type EditedField, EditField } from "./edit-field.tsx";
import { useHand } from "./hand-context.ts";
import { draftName, useEdits } from "./use-edits.ts";

type Answer = { result: SubmissionResult<string[]> } | null;

/** Words of the document that were chosen, with their place in it. */
export type ChosenWords = { start: number; end: number; quote: string };

const empty = {
  ...{ quote: "", start: "", end: "", riskLevel: "Medium", clauseTitle: "", explanation: "" },
  ...{ recommendation: "", wording: "" },
};

const words = { kind: "words", value: "", maxLength: maxWords } as const;
const newFields: readonly EditedField[] = [
  {
    ...{ name: "clauseTitle", label: "Kind of clause, or a title of your own", kind: "title" },
    ...{ value: "", required: true, maxLength: maxTitle },
  },
  { name: "riskLevel", label: "Level", kind: "level", value: "Medium" },
  { name: "explanation", label: "Why it matters", ...words },
  { name: "recommendation", label: "What to ask for", ...words },
  { name: "wording", label: "Proposed wording", ...words, rows: 2 },
];

/**
 * Adds a flag of one's own: on words that were chosen in the document, or that are typed or pasted. What is typed stays
 * until it is stored.
 */
export function AddFlag({
  chosen,
  opener,
}: {
  chosen: ChosenWords | null;
  opener: RefObject<HTMLDetailsElement | null>;
}) {
  const hand = useHand();
  const fetcher = useFetcher<Answer>();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  const id = useId();
  const { keep, settle, giveUp, isDirty } = useEdits(
    form,
    draftName(hand?.caseId, "add-flag", "own"),
    empty,
  );
  const { state, data } = fetcher;
  useEffect(() => {
    if (!chosen || !form.current) return;
    const { elements } = form.current;
    for (const [name, value] of Object.entries(chosen)) {
      const field = elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
        field.value = String(value);
    }
    const title = elements.namedItem("clauseTitle");
    if (title instanceof HTMLElement) title.focus();
  }, [chosen]);
  useEffect(() => {
    if (state !== "idle" || !sent.current) return;
    sent.current = false;
    if (data?.result) return;
    giveUp();
    settle();
    if (opener.current) opener.current.open = false;
    opener.current?.querySelector("summary")?.focus({ preventScroll: true });
  });
  if (!hand) return null;
  const before = hand.typed && "quote" in hand.typed.fields ? hand.typed : null;
  const typed = (name: string) => (before ? String(before.fields[name] ?? "") : undefined);
  const refused = sentencesIn(data?.result) || before?.why;
  /** Whose place is known no longer once the words are typed. */
  const forgetPlace = () => {
    for (const name of ["start", "end"]) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = "";
    }
  };
  return (
    <details ref={opener} className="by-hand no-print" open={before !== null}>
      <summary className="tool">
        <Plus aria-hidden="true" strokeWidth={1.5} className="size-4" />
        Add a flag
      </summary>
      <fetcher.Form
        ref={form}
        method="post"
        className="by-hand-body grid gap-3"
        aria-label="Add a flag"
        onInput={keep}
        onSubmit={() => {
          sent.current = true;
        }}
      >
        <input type="hidden" name="intent" value="add-flag" />
        <input type="hidden" name="start" defaultValue={typed("start")} />
        <input type="hidden" name="end" defaultValue={typed("end")} />
        {refused && (
          <p role="alert" className="field-error mt-0">
            {refused}
          </p>
        )}
        <div>
          <label htmlFor={id} className="field-label text-xs">
            Words of the document
          </label>
          <textarea
            id={id}
            name="quote"
            required
            rows={3}
            maxLength={maxQuote}
            defaultValue={typed("quote")}
            onInput={forgetPlace}
            aria-describedby={`${id}-hint`}
            className="field-input small"
          />
          <p id={`${id}-hint`} className="field-hint">
            Select them in the document, or paste them here.
          </p>
        </div>
        {newFields.map((field) => (
          <EditField key={field.name} field={field} typed={typed(field.name)} isTheirs={false} />
        ))}
        <p className="flex flex-wrap items-center gap-2">
          <button type="submit" className="action small" aria-disabled={state !== "idle"}>
            Add this flag
          </button>
          {isDirty && (
            <button type="button" className="tool needs-script" onClick={giveUp}>
              Empty the form
            </button>
          )}
        </p>
      </fetcher.Form>
    </details>
  );
}
