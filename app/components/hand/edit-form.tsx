import type { SubmissionResult } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useFetcher } from "../forms/page-form.tsx";
import { sentencesIn } from "../forms/sentences.ts";
import { type EditedField, EditField } from "./edit-field.tsx";
import { useHand } from "./hand-context.ts";
import { draftName, useEdits } from "./use-edits.ts";

type Answer = { result: SubmissionResult<string[]> } | null;

type Props = {
  /** The name of the page's form, and what it sends besides its fields. */
  intent: string;
  sends: Record<string, string | number>;
  /** By which of `sends` the form is known among those of its kind. */
  of: string;
  /** What it is about, for who does not see around it. */
  about: string;
  fields: readonly EditedField[];
  /** What the button that sends it is called. */
  save?: string;
};

/**
 * Says something in place of the reader. What is typed stays until it is stored, also over a reload; where somebody else
 * was faster, both texts are there, and saving again keeps what is in the fields.
 */
export function EditForm({ intent, sends, of, about, fields, save }: Props) {
  const hand = useHand();
  const fetcher = useFetcher<Answer>();
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<"all" | "one" | null>(null);
  const stored = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const key = draftName(hand?.caseId, intent, sends[of] ?? "");
  const { theirs, isDirty, keep, settle, giveUp } = useEdits(form, key, stored);
  const { state, data } = fetcher;
  /** Closes what it lies behind, with the focus on what opens it. */
  const close = () => {
    const around = form.current?.closest<HTMLDetailsElement>("details.by-hand");
    if (!around) return;
    around.open = false;
    around.querySelector("summary")?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (state !== "idle" || !sent.current) return;
    const what = sent.current;
    sent.current = null;
    // Somebody else was faster, perhaps: their words come with the page.
    if (data?.result) return void revalidate();
    if (what !== "all") return;
    settle();
    close();
  });
  const before =
    hand?.typed && String(hand.typed.fields[of]) === String(sends[of]) ? hand.typed : null;
  const typedIn = (name: string) =>
    before && name in before.fields ? String(before.fields[name] ?? "") : undefined;
  const refused = sentencesIn(data?.result) || before?.why;
  return (
    <fetcher.Form
      ref={form}
      method="post"
      className="no-print grid gap-3"
      onInput={keep}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        sent.current = submitter?.getAttribute("name") === "back" ? "one" : "all";
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(sends).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {refused && (
        <p role="alert" className="field-error mt-0">
          {refused}
        </p>
      )}
      {theirs.length > 0 && (
        <p role="status" className="text-xs font-semibold">
          Somebody else has changed this while you were typing. Their words stand under yours; save
          again to keep yours.
        </p>
      )}
      {fields.map((field) => (
        <EditField
          key={field.name}
          field={field}
          typed={typedIn(field.name)}
          isTheirs={
            theirs.includes(field.name) ||
            (typedIn(field.name) !== undefined && typedIn(field.name) !== field.value)
          }
        />
      ))}
      <p className="flex flex-wrap items-center gap-2">
        <button type="submit" className="action small" aria-disabled={state !== "idle"}>
          {save ?? "Save"}
          <span className="sr-only">: {about}</span>
        </button>
        {isDirty && (
          <button
            type="button"
            className="tool needs-script"
            onClick={() => {
              giveUp();
              close();
            }}
          >
            Leave it as it was<span className="sr-only">: {about}</span>
          </button>
        )}
      </p>
    </fetcher.Form>
  );
}
