import { FileUp } from "lucide-react";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { uploadMessages } from "../../schemas/cases/upload.ts";
import { acceptedFiles, fileTypesInWords, typeByName } from "../../schemas/documents/file-types.ts";
import { maxFileBytes } from "../../schemas/documents/limits.ts";
import { stampField } from "../../schemas/form-fields.ts";
import { FirmField, usePageFirm } from "../forms/page-form.tsx";
import type { MatterChoice } from "../matters/matter-options.tsx";
import { Notice } from "../ui/notice.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { type RecentCase, VersionOfField } from "../versions/version-of-field.tsx";
import { ActingForField } from "./acting-for-field.tsx";
import { DraftRow } from "./draft-row.tsx";
import { GivenNames } from "./given-names.tsx";
import { MatterField } from "./matter-field.tsx";
import { PicturesTogether } from "./pictures-together.tsx";
import { PlaybookField } from "./playbook-field.tsx";
import { RightToUpload } from "./right-to-upload.tsx";
import { draftOf, useUploadContext } from "./upload-provider.tsx";
import type { Draft } from "./upload-queue.ts";

/** What is wrong with a document as far as the browser can tell; the server checks all of it again. */
function fault({ file }: Draft): string | null {
  if (!typeByName(file.name))
    return `Only ${fileTypesInWords("and", "extension")} files can be analysed.`;
  if (file.size > maxFileBytes) return "This file is larger than 10MB.";
  if (file.size === 0) return "This file is empty.";
  return null;
}

/** The next version of a case has the case's name. */
const isNamed = ({ caseName, versionOf }: Draft) => versionOf !== null || caseName.trim() !== "";

/** What the form begins with: its stamp, and what was typed or is known already. */
export type FormStart = {
  stamp: string;
  case_name?: string;
  case_type?: string;
  client?: string;
  matter_id?: string;
  playbook_id?: string;
  /** The failed case that the document takes the place of. */
  replaces?: string;
};

/** Documents, their names and their types. Without JavaScript the form posts one document by itself. */
export function UploadForm({
  analyser,
  matters,
  playbooks,
  recent,
  refused,
  unconfirmed = false,
  start,
  onSend,
}: {
  analyser: string;
  /** Those in which the documents may lie; none where the firm has none. */
  matters: readonly MatterChoice[];
  /** Those that the documents can be read with; none where the firm has none. */
  playbooks: readonly { id: string; name: string }[];
  /** The newest cases, of which a document may be the next version. */
  recent: readonly RecentCase[];
  refused: string | undefined;
  unconfirmed: boolean | undefined;
  start: FormStart;
  onSend: (drafts: readonly Draft[]) => void;
}) {
  const hydrated = useHydrated();
  const firm = usePageFirm();
  const { drafts, setDrafts, archives } = useUploadContext();
  const [client, setClient] = useState(start.client ?? "");
  const [matterId, setMatterId] = useState(start.matter_id ?? "");
  const [playbookId, setPlaybookId] = useState(start.playbook_id ?? "");
  const [confirmed, setConfirmed] = useState(false);
  const [missed, setMissed] = useState(unconfirmed);
  const [error, setError] = useState(refused);
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);
  /** What was typed before a document was chosen is the first one's. */
  const add = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const added = (await archives.unpack(files)).map(draftOf);
    const [first] = drafts.length === 0 ? added : [];
    if (first) {
      const typed = new FormData(input.current?.form ?? undefined);
      first.caseName = String(typed.get("case_name") ?? "").trim() || first.caseName;
      first.caseType = String(typed.get("case_type") ?? "");
      first.replaces = start.replaces ?? null;
    }
    setDrafts((before) => [...before, ...added]);
  };
  /** The list has them then; the same file can be picked again. */
  const take = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    input.value = "";
    void add(files);
  };
  // What was picked before the scripts were there.
  const takeEarly = useEffectEvent(() => input.current && take(input.current));
  useEffect(() => void takeEarly(), []);

  const sound = drafts.filter((draft) => fault(draft) === null);
  const faulty = drafts.length - sound.length;
  const complete = sound.length > 0 && sound.every(isNamed);
  const change = (id: string, changed: Draft | null) =>
    setDrafts(drafts.flatMap((draft) => (draft.id === id ? (changed ?? []) : draft)));

  function send(event: FormEvent) {
    event.preventDefault();
    if (!complete) return setError(uploadMessages.missing);
    setError(undefined);
    if (!confirmed) {
      setMissed(true);
      return box.current?.focus();
    }
    setConfirmed(false);
    onSend(sound.map((draft) => ({ ...draft, client, matterId, playbookId, firm })));
    setDrafts(drafts.filter((draft) => fault(draft) !== null));
  }

  return (
    <form
      method="post"
      encType="multipart/form-data"
      onSubmit={send}
      noValidate={hydrated}
      className="sheet grid grid-cols-[minmax(0,1fr)] gap-6 p-5 sm:p-8"
    >
      <FirmField />
      {error && <Notice look="bad">{error}</Notice>}
      <input type="hidden" name={stampField} value={start.stamp} />
      {start.replaces && <input type="hidden" name="replaces" value={start.replaces} />}
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
        <>
          <noscript>
            <VersionOfField cases={recent} />
          </noscript>
          <GivenNames caseName={start.case_name ?? ""} caseType={start.case_type ?? ""} />
        </>
      )}
      <PicturesTogether drafts={drafts} onChange={setDrafts} />
      <Notice>
        {archives.unpacking
          ? "Unpacking the archive…"
          : archives.leftOut.length > 0 && archives.leftOut.map((said) => <p key={said}>{said}</p>)}
      </Notice>
      <ActingForField value={client} onChange={setClient} />
      {matters.length > 0 && (
        <MatterField matters={matters} value={matterId} onChange={setMatterId} />
      )}
      {playbooks.length > 0 && (
        <PlaybookField playbooks={playbooks} value={playbookId} onChange={setPlaybookId} />
      )}
      <div className="drop-zone">
        <FileUp aria-hidden="true" strokeWidth={1.25} className="size-10 text-accent" />
        <div>
          <label htmlFor="file" className="field-label">
            Document
          </label>
          <p id="file-hint" className="field-hint">
            {fileTypesInWords("or")}. Max 10MB and 1.5 million characters (about 400 pages). Scans
            and pictures are read in your browser.
            <span className="needs-script">
              {" "}
              Drop one or several anywhere on this page, or a .zip of up to 50.
            </span>
          </p>
        </div>
        <input
          ref={input}
          id="file"
          name="file"
          type="file"
          required
          multiple={hydrated}
          accept={hydrated ? `${acceptedFiles},.zip` : acceptedFiles}
          aria-describedby="file-hint"
          className={`file-input ${hydrated ? "only-button" : ""}`}
          onChange={(event) => take(event.currentTarget)}
        />
      </div>
      <RightToUpload
        several={drafts.length > 1}
        analyser={analyser}
        checked={confirmed}
        missed={missed}
        box={box}
        onChange={(checked) => {
          setConfirmed(checked);
          if (checked) setMissed(false);
        }}
      />
      <button type="submit" className="action" disabled={hydrated && !complete}>
        {sendLabel(sound.length, faulty)}
      </button>
    </form>
  );
}

function sendLabel(sound: number, faulty: number): string {
  if (sound > 0 && faulty > 0) return `Upload ${sound}, leave out ${faulty}`;
  return sound > 1 ? `Upload and analyse ${sound} documents` : "Upload and analyse";
}
