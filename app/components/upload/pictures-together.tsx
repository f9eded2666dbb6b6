import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useState } from "react";
import { typeByName } from "../../schemas/documents/file-types.ts";
import { maxFileBytes } from "../../schemas/documents/limits.ts";
import { draftOf } from "./upload-provider.tsx";
import type { Draft } from "./upload-queue.ts";

/** Pictures that this browser can draw, and so put into one document. */
const canBeDrawn = ({ file }: Draft) => ["jpg", "png"].includes(typeByName(file.name) ?? "");

const tooMany =
  "Together they are larger than 10MB. Take some off, and make a second document of them.";
const notDrawn = "One of these pictures could not be opened: it seems to be damaged.";

/** Puts several pictures of pages into one document, in an order of the reader’s own. */
export function PicturesTogether({
  drafts,
  onChange,
}: {
  drafts: readonly Draft[];
  onChange: (drafts: Draft[]) => void;
}) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const pictures = drafts.filter(canBeDrawn);
  const [first] = pictures;
  const isTooLarge = pictures.some(({ file }) => file.size > maxFileBytes);
  if (!first || (pictures.length < 2 && !isTooLarge)) return null;
  const others = drafts.filter((draft) => !canBeDrawn(draft));
  const arrange = (order: Draft[]) => {
    setFault(null);
    onChange([...order, ...others]);
  };
  const swap = (at: number, to: number) =>
    arrange(
      pictures.map((one, i) => (i === at ? pictures[to] : i === to ? pictures[at] : one) ?? one),
    );

  async function join() {
    if (!first) return;
    setBusy(true);
    setFault(null);
    try {
      const { joinPictures } = await import("../../scanning/join-pictures.ts");
      const files = pictures.map(({ file }) => file);
      const name = `${first.caseName.trim() || "Scan"}.pdf`;
      const file = await joinPictures(files, name, maxFileBytes);
      if (file) onChange([{ ...first, ...pick(draftOf(file)) }, ...others]);
      else setFault(tooMany);
    } catch {
      setFault(notDrawn);
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-labelledby="together-title" className="grid gap-3 border border-rule p-4">
      <h3 id="together-title">
        {pictures.length === 1 ? "A large picture" : `${pictures.length} pictures`}
      </h3>
      <p className="text-soft">
        Pages of one document? Put them in order, and they are uploaded as one PDF. Where a
        photograph was taken does not come along.
      </p>
      <ol className="grid gap-1">
        {pictures.map((draft, at) => (
          <li key={draft.id} className="flex items-center gap-2">
            <span className="w-16 text-xs text-soft">Page {at + 1}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">{draft.file.name}</span>
            <button
              type="button"
              className="tool"
              disabled={at === 0}
              onClick={() => swap(at, at - 1)}
            >
              <ArrowUp aria-hidden="true" strokeWidth={1.75} className="size-5" />
              <span className="sr-only">Move {draft.file.name} up</span>
            </button>
            <button
              type="button"
              className="tool"
              disabled={at === pictures.length - 1}
              onClick={() => swap(at, at + 1)}
            >
              <ArrowDown aria-hidden="true" strokeWidth={1.75} className="size-5" />
              <span className="sr-only">Move {draft.file.name} down</span>
            </button>
            <button
              type="button"
              className="tool"
              onClick={() => arrange(pictures.filter((one) => one !== draft))}
            >
              <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
              <span className="sr-only">Leave {draft.file.name} out</span>
            </button>
          </li>
        ))}
      </ol>
      {fault && (
        <p role="alert" className="field-error">
          {fault}
        </p>
      )}
      <p>
        <button type="button" className="action quiet" disabled={busy} onClick={() => void join()}>
          {busy ? "Putting them together…" : "Make one document of them"}
        </button>
      </p>
    </section>
  );
}

/** The file takes the place of the first picture, whose names stay. */
const pick = ({ id, file }: Draft) => ({ id, file });
