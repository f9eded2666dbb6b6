import type { Case } from "../../schemas/case.ts";
import { factLabels } from "../../schemas/fact-rows.ts";
import { factFields, maxNote, maxWords, summaryField } from "../../schemas/hand.ts";
import { ByHand } from "./by-hand.tsx";
import { EditForm } from "./edit-form.tsx";
import { EditToConfirm } from "./edit-to-confirm.tsx";
import { EditedMark } from "./edited-mark.tsx";
import { useHand } from "./hand-context.ts";
import { draftName } from "./use-edits.ts";

/** What people say of a case in place of the reader. */
export type SaidOfCase = Pick<Case, "ai_summary" | "facts" | "edited" | "editsToConfirm" | "note">;

/** One field of a case, to be edited in place. */
function CaseField({
  field,
  label,
  words,
  read,
  rows,
  maxLength = maxWords,
  open = "Edit",
}: {
  field: string;
  label: string;
  words: string;
  read?: string | undefined;
  rows: number;
  maxLength?: number;
  open?: string;
}) {
  const hand = useHand();
  if (!hand) return null;
  return (
    <ByHand
      label={open}
      about={label}
      open={hand.typed?.fields.field === field}
      draft={draftName(hand.caseId, "edit-case", field)}
    >
      <EditForm
        intent="edit-case"
        sends={{ field, version: hand.editVersion }}
        of="field"
        about={label}
        fields={[{ name: "value", label, kind: "words", value: words, read, rows, maxLength }]}
      />
    </ByHand>
  );
}

/** Who edited a field of a case, and the way to do so. */
export function FieldHand({ of, field }: { of: SaidOfCase; field: string }) {
  const edit = of.edited[field];
  const toConfirm = of.editsToConfirm[field];
  const isSummary = field === summaryField;
  // Named by the rows that are shown.
  const label = isSummary ? "Executive summary" : (factLabels as Record<string, string>)[field];
  return (
    <>
      {edit && <EditedMark by={edit.by} at={edit.at} read={[["", edit.read]]} />}
      {toConfirm && <EditToConfirm field={field} about={label ?? field} edit={toConfirm} />}
      <CaseField
        field={field}
        label={label ?? field}
        words={(isSummary ? of.ai_summary : of.facts[field]) ?? ""}
        read={edit?.read}
        rows={isSummary ? 10 : 3}
        {...(isSummary && { maxLength: 20_000 })}
      />
    </>
  );
}

/** The note on a case, for all who see it. */
export function CaseNote({ of }: { of: SaidOfCase }) {
  return (
    <div className="grid gap-1">
      {of.note && (
        <>
          <h3 className="text-xs font-semibold text-soft">Note</h3>
          <p className="max-w-measure whitespace-pre-line">{of.note}</p>
        </>
      )}
      <CaseField
        field="note"
        label="Note on this document"
        words={of.note ?? ""}
        rows={3}
        maxLength={maxNote}
        open={of.note ? "Edit the note" : "Add a note"}
      />
    </div>
  );
}

/** Says a fact that the reader has not found. */
export function MissingFacts({ of, shown }: { of: SaidOfCase; shown: readonly string[] }) {
  const hand = useHand();
  const missing = factFields.filter((field) => !shown.includes(field));
  if (!hand || missing.length === 0) return null;
  return (
    <ByHand label="Add a fact" about="one that was not found">
      <div className="grid gap-1">
        {missing.map((field) => (
          <CaseField
            key={field}
            field={field}
            label={factLabels[field]}
            words={of.facts[field] ?? ""}
            rows={2}
            open={factLabels[field]}
          />
        ))}
      </div>
    </ByHand>
  );
}
