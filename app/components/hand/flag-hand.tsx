import type { SubmissionResult } from "@conform-to/react";
import { Eye, EyeOff, Trash2 } from "lucide-react";
import type { CaseFlag } from "../../schemas/flag.ts";
import { maxNote, maxTitle, maxWords } from "../../schemas/hand.ts";
import { useFetcher } from "../forms/page-form.tsx";
import { sentencesIn } from "../forms/sentences.ts";
import { ByHand } from "./by-hand.tsx";
import type { EditedField } from "./edit-field.tsx";
import { EditForm } from "./edit-form.tsx";
import { EditedMark } from "./edited-mark.tsx";
import { useHand } from "./hand-context.ts";
import { draftName } from "./use-edits.ts";

type Answer = { result: SubmissionResult<string[]> } | null;

/** What can be said of a flag, field by field. */
function fieldsOf({ by, edited, note, wording, ...flag }: CaseFlag): EditedField[] {
  const words = { kind: "words", maxLength: maxWords } as const;
  const isOwn = by === "person" && edited === null;
  const read = (name: keyof typeof labels) => (isOwn ? undefined : edited?.[name]);
  return [
    {
      name: "riskLevel",
      label: "Level",
      kind: "level",
      value: flag.riskLevel,
      read: read("riskLevel"),
    },
    {
      ...{ name: "clauseTitle", label: "Kind of clause, or a title of your own", kind: "title" },
      ...{ value: flag.clauseTitle, read: read("clauseTitle"), required: true },
      maxLength: maxTitle,
    },
    {
      ...{ name: "explanation", label: "Why it matters", value: flag.explanation },
      ...{ ...words, read: read("explanation"), rows: 4 },
    },
    {
      ...{ name: "recommendation", label: "What to ask for", value: flag.recommendation },
      ...{ ...words, read: read("recommendation") },
    },
    {
      ...{ name: "wording", label: "Proposed wording", value: wording ?? "" },
      ...{ ...words, read: read("wording") },
    },
    { name: "note", label: "Note", value: note ?? "", kind: "words", maxLength: maxNote, rows: 2 },
  ];
}

/** Edits a flag, hides it from the report or shows it again, and deletes one of people’s own. */
export function FlagHand({ flag }: { flag: CaseFlag }) {
  const hand = useHand();
  const fetcher = useFetcher<Answer>();
  if (!hand) return null;
  const { id, version, hidden, clauseTitle, by } = flag;
  const refused = sentencesIn(fetcher.data?.result);
  return (
    <div className="no-print grid gap-1">
      <ByHand
        label="Edit"
        about={clauseTitle}
        open={hand.typed?.fields.flag === id}
        draft={draftName(hand.caseId, "edit-flag", id)}
      >
        <EditForm
          intent="edit-flag"
          sends={{ flag: id, version }}
          of="flag"
          about={clauseTitle}
          fields={fieldsOf(flag)}
        />
      </ByHand>
      <fetcher.Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="flag" value={id} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="hidden" value={hidden ? "false" : "true"} />
        <button type="submit" name="intent" value="hide-flag" className="tool">
          {hidden ? (
            <Eye aria-hidden="true" strokeWidth={1.5} className="size-4" />
          ) : (
            <EyeOff aria-hidden="true" strokeWidth={1.5} className="size-4" />
          )}
          {hidden ? "Show in the report again" : "Hide from the report"}
          <span className="sr-only">: {clauseTitle}</span>
        </button>
        {by === "person" && (
          <button type="submit" name="intent" value="delete-flag" className="tool">
            <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-4" />
            Delete<span className="sr-only">: {clauseTitle}</span>
          </button>
        )}
      </fetcher.Form>
      {refused && (
        <p role="alert" className="field-error mt-0">
          {refused}
        </p>
      )}
    </div>
  );
}

const labels = {
  riskLevel: "level",
  clauseTitle: "title",
  explanation: "why it matters",
  recommendation: "what to ask for",
  wording: "proposed wording",
} as const;

/** What people have said of a flag: their note, and who raised or edited it. */
export function FlagSaid({ flag }: { flag: CaseFlag }) {
  const { by, edited, edited_by, edited_at, note } = flag;
  const isOwn = by === "person" && edited === null;
  const read = Object.entries(edited ?? {}).flatMap(([name, said]) =>
    said === "" ? [] : [[labels[name as keyof typeof labels], said] as const],
  );
  return (
    <div className="grid gap-3 pt-3">
      {note && (
        <dl>
          <div>
            <dt>Note</dt>
            <dd className="whitespace-pre-line">{note}</dd>
          </div>
        </dl>
      )}
      {(isOwn || edited) && (
        <EditedMark did={isOwn ? "Raised" : "Edited"} by={edited_by} at={edited_at} read={read} />
      )}
    </div>
  );
}
