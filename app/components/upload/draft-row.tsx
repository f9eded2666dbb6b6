import { CircleAlert, FileText, X } from "lucide-react";
import { useId } from "react";
import { fileSizeInWords } from "../../lib/file-size.ts";
import { maxCaseName, maxCaseType } from "../../schemas/cases/fields.ts";
import { useContinuedCase } from "../versions/use-continued-case.ts";
import { VersionChoice } from "../versions/version-choice.tsx";
import type { Draft } from "./upload-queue.ts";
import { useSameDocument } from "./use-same-document.ts";

type Props = {
  draft: Draft;
  /** Which of several it is. */
  number: number | null;
  fault: string | null;
  /** null takes it off the list. */
  onChange: (draft: Draft | null) => void;
};

/** A document that was chosen: what its case will be called, and whether the user has it already. */
export function DraftRow({ draft, number, fault, onChange }: Props) {
  const id = useId();
  const same = useSameDocument(draft.file);
  const continued = useContinuedCase(draft.file);
  const suffix = number === null ? "" : ` ${number}`;
  return (
    <li className="grid gap-4 border-rule border-l-4 pl-4">
      <p className="flex items-center gap-3">
        <FileText aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-soft" />
        <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{draft.file.name}</span>
        <span className="text-xs whitespace-nowrap text-soft">
          {fileSizeInWords(draft.file.size)}
        </span>
        <button type="button" onClick={() => onChange(null)} className="tool">
          <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
          <span className="sr-only">Take {draft.file.name} off the list</span>
        </button>
      </p>
      {fault && (
        <p className="field-error mt-0" role="alert">
          <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
          {fault}
        </p>
      )}
      {same && (
        <p role="status" className="text-xs">
          You already have this one:{" "}
          <a href={`/legalai/case/${same.id}`} className="link">
            {same.case_name}
          </a>
          . Upload it again if you want a second case.
        </p>
      )}
      {continued && !same && draft.replaces === null && (
        <VersionChoice
          id={id}
          offered={continued}
          chosen={draft.versionOf}
          onChange={(versionOf) => onChange({ ...draft, versionOf })}
        />
      )}
      {draft.versionOf === null && (
        <div className="grid gap-4 sm:grid-cols-2">
          <div>
            <label htmlFor={`${id}-name`} className="field-label">
              Case Name{suffix}
            </label>
            <input
              id={`${id}-name`}
              maxLength={maxCaseName}
              required
              value={draft.caseName}
              onChange={(event) => onChange({ ...draft, caseName: event.currentTarget.value })}
              className="field-input"
            />
          </div>
          <div>
            <label htmlFor={`${id}-type`} className="field-label">
              Case Type{suffix} <span className="font-normal text-soft">(optional)</span>
            </label>
            <input
              id={`${id}-type`}
              maxLength={maxCaseType}
              value={draft.caseType}
              onChange={(event) => onChange({ ...draft, caseType: event.currentTarget.value })}
              className="field-input"
            />
          </div>
        </div>
      )}
    </li>
  );
}
