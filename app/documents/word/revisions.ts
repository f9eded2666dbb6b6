import type { DeletedText, ReaderNote } from "../types.ts";
import { countOf, joinNames } from "../wording.ts";

/** What Word calls a revision: text that one author inserted, deleted or moved at one time. */
export type Revision = { kind: "insertion" | "deletion"; author: string; date: string | null };

/**
 * Collects a document's tracked changes while its text is read as if all were accepted. Neighbouring
 * pieces of the same author and time count as one change.
 */
export class RevisionLog {
  readonly deletions: DeletedText[] = [];
  readonly #authors = new Set<string>();
  #insertions = 0;
  #lastKey = "";

  /** Text that no one changed parts the changes around it. */
  unchanged(): void {
    this.#lastKey = "";
  }

  record(revision: Revision, text: string): void {
    const { kind, author, date } = revision;
    const key = `${kind}\n${author}\n${date}`;
    const goesOn = key === this.#lastKey;
    this.#lastKey = key;
    if (author !== "") this.#authors.add(author);
    if (kind === "insertion") {
      if (!goesOn) this.#insertions++;
      return;
    }
    const last = this.deletions.at(-1);
    if (goesOn && last) last.text += text;
    else this.deletions.push({ text, author, date });
  }

  note(): ReaderNote | undefined {
    if (this.#insertions + this.deletions.length === 0) return undefined;
    const changes = `${countOf(this.#insertions, "insertion")} and ${countOf(this.deletions.length, "deletion")}`;
    const authors = this.#authors.size > 0 ? `, by ${joinNames([...this.#authors])}` : "";
    return {
      code: "tracked_changes",
      message: `This document has tracked changes: ${changes}${authors}. It is read as if all of them were accepted.`,
    };
  }
}
