import { FileUp } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Side } from "../../schemas/analysis.ts";
import { maxFileBytes, uploadMessages } from "../../schemas/case.ts";
import { SideChoice } from "../case/side-choice.tsx";
import { useHydrated } from "../case/use-hydrated.ts";
import { Notice } from "../ui/notice.tsx";
import { DraftRow } from "./draft-row.tsx";
import { draftOf, useUploadContext } from "./upload-provider.tsx";
import type { Draft } from "./upload-queue.ts";

const accepted = /\.(pdf|docx?|txt)$/i;

/** What is wrong with a document as far as the browser can tell; the server checks all of it again. */
function fault({ file }: Draft): string | null {
  if (!accepted.test(file.name)) return "Only .pdf, .doc, .docx and .txt files can be analysed.";
  if (file.size > maxFileBytes) return "This file is larger than 10MB.";
  if (file.size === 0) return "This file is empty.";
  return null;
}

/** Documents, their names and their types. Without JavaScript the form posts one document by itself. */
export function UploadForm({
  analyser,
  refused,
  onSend,
}: {
  analyser: string;
  refused: string | undefined;
  onSend: (drafts: readonly Draft[]) => void;
}) {
  const hydrated = useHydrated();
  const { drafts, setDrafts } = useUploadContext();
  const [side, setSide] = useState<Side>("recipient");
  const [confirmed, setConfirmed] = useState(false);
  const [error, setError] = useState(refused);
  const input = useRef<HTMLInputElement>(null);
  // What was picked before the scripts were there.
  useEffect(() => {
    const early = [...(input.current?.files ?? [])];
    if (early.length === 0 || !input.current) return;
    input.current.value = "";
    setDrafts(early.map(draftOf));
  }, [setDrafts]);
  const named = drafts.every(({ caseName }) => caseName.trim() !== "");
  const complete = drafts.length > 0 && named;

  const change = (id: string, changed: Draft | null) =>
    setDrafts(drafts.flatMap((draft) => (draft.id === id ? (changed ?? []) : draft)));
  /** The list has them then; the same file can be picked again. */
  const take = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    input.value = "";
    if (files.length > 0) setDrafts([...drafts, ...files.map(draftOf)]);
  };

  function send(event: FormEvent) {
    event.preventDefault();
    const faulty = drafts.map(fault).find((reason) => reason !== null);
    if (!complete || !confirmed) return setError(uploadMessages.missing);
    if (faulty) return setError(faulty);
    setError(undefined);
    setConfirmed(false);
    onSend(drafts.map((draft) => ({ ...draft, side })));
    setDrafts([]);
  }

  return (
    <form
      method="post"
      encType="multipart/form-data"
      onSubmit={send}
      noValidate={hydrated}
      className="sheet grid gap-6 p-5 sm:p-8"
    >
      {error && <Notice look="bad">{error}</Notice>}
      <div className="drop-zone">
        <FileUp aria-hidden="true" strokeWidth={1.25} className="size-10 text-accent" />
        <div>
          <label htmlFor="file" className="field-label">
            Document
          </label>
          <p id="file-hint" className="field-hint">
            PDF, DOC, DOCX or TXT. Max 10MB.
            <span className="needs-script"> Drop one or several anywhere on this page.</span>
          </p>
        </div>
        <input
          ref={input}
          id="file"
          name="file"
          type="file"
          required
          multiple={hydrated}
          accept=".pdf,.doc,.docx,.txt"
          aria-describedby="file-hint"
          className={`file-input ${hydrated ? "only-button" : ""}`}
          onChange={(event) => take(event.currentTarget)}
        />
      </div>
      {drafts.length > 0 ? (
        <ul className="grid gap-4">
          {drafts.map((draft, index) => (
            <DraftRow
              key={draft.id}
              draft={draft}
              number={drafts.length > 1 ? index + 1 : null}
              fault={fault(draft)}
              onChange={(changed) => change(draft.id, changed)}
            />
          ))}
        </ul>
      ) : (
        <EmptyFields />
      )}
      <SideChoice id="side" label="Which side are you on?" value={side} onChange={setSide} />
      <label className="flex gap-3">
        <input
          type="checkbox"
          required
          checked={hydrated ? confirmed : undefined}
          onChange={(event) => setConfirmed(event.currentTarget.checked)}
          className="mt-0.5 size-5 shrink-0"
        />
        <span>
          I have the right to upload {drafts.length > 1 ? "these documents" : "this document"}: no
          undertaking, order or duty of confidence forbids it. {analyser} will read it.
        </span>
      </label>
      <button type="submit" className="action" disabled={hydrated && !complete}>
        {drafts.length > 1 ? `Upload and analyse ${drafts.length} documents` : "Upload and analyse"}
      </button>
    </form>
  );
}

/** The fields as they are before a document is chosen, and as they are sent without JavaScript. */
function EmptyFields() {
  return (
    <>
      <div>
        <label htmlFor="case-name" className="field-label">
          Case Name
        </label>
        <input
          id="case-name"
          name="case_name"
          maxLength={200}
          aria-describedby="case-name-hint"
          className="field-input"
        />
        <p id="case-name-hint" className="field-hint">
          Left empty, the file's name without its extension.
        </p>
      </div>
      <div>
        <label htmlFor="case-type" className="field-label">
          Case Type <span className="font-normal text-soft">(optional)</span>
        </label>
        <input id="case-type" name="case_type" maxLength={100} className="field-input" />
      </div>
    </>
  );
}
