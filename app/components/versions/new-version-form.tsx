import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { uploadMessages } from "../../schemas/cases/upload.ts";
import { maxFileBytes } from "../../schemas/documents/limits.ts";
import { stampField } from "../../schemas/form-fields.ts";
import { FirmField, usePageFirm } from "../forms/page-form.tsx";
import { Notice } from "../ui/notice.tsx";
import { uploadSteps } from "../upload/progress.ts";
import { ProgressBar } from "../upload/progress-bar.tsx";
import { sendDocument } from "../upload/send-upload.ts";

/** Takes the next version of a document, with the progress of its upload; without scripts the form posts it by itself. */
export function NewVersionForm({
  caseId,
  number,
  stamp,
  refused,
}: {
  caseId: string;
  /** Which one it will be. */
  number: number;
  stamp: string;
  refused: string | undefined;
}) {
  const id = useId();
  const firm = usePageFirm();
  const navigate = useNavigate();
  const [sent, setSent] = useState<number | null>(null);
  const [error, setError] = useState(refused);
  const aborter = useRef<AbortController>(null);
  useEffect(() => () => aborter.current?.abort(), []);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get("file");
    if (!(file instanceof File) || file.size === 0) return setError(uploadMessages.missing);
    if (file.size > maxFileBytes) return setError("This file is larger than 10MB.");
    setError(undefined);
    setSent(0);
    aborter.current = new AbortController();
    const { signal } = aborter.current;
    try {
      await sendDocument(`/api/cases/${caseId}/versions`, {
        ...{ file, firm, fields: {}, signal, onProgress: setSent },
        idempotencyKey: crypto.randomUUID(),
      });
      await navigate(`/legalai/case/${caseId}`);
    } catch (thrown) {
      if (signal.aborted) return;
      setSent(null);
      setError(thrown instanceof Error ? thrown.message : uploadMessages.failed);
    }
  }

  return (
    <form method="post" encType="multipart/form-data" onSubmit={send} className="grid gap-4">
      <FirmField />
      {error && <Notice look="bad">{error}</Notice>}
      <input type="hidden" name={stampField} value={stamp} />
      <div>
        <label htmlFor={id} className="field-label">
          Document
        </label>
        <input
          id={id}
          type="file"
          name="file"
          required
          aria-describedby={`${id}-hint`}
          className="field-input"
        />
        <p id={`${id}-hint`} className="field-hint">
          The same kinds of file as for a new case, at most 10MB. It may be of another kind than the
          version before.
        </p>
      </div>
      {sent === null ? (
        <p>
          <button type="submit" className="action">
            Add it as version {number}
          </button>
        </p>
      ) : (
        <ProgressBar
          percent={Math.round(
            uploadSteps.started + sent * (uploadSteps.sent - uploadSteps.started),
          )}
          words="Uploading…"
        />
      )}
    </form>
  );
}
