import type { XmlAttributes } from "../containers/xml.ts";
import type { Revision, RevisionLog } from "../word/revisions.ts";

/** The tracked changes of a story (ODF 1.3 part 3, 5.5): listed before it, with places in it. */
export class OdtChanges {
  readonly #log: RevisionLog;
  readonly #listed = new Map<string, Revision & { words: string }>();
  /** Those that are open at a place, by kind. */
  readonly #open = {
    insertion: new Map<string, Revision>(),
    deletion: new Map<string, Revision>(),
  };

  constructor(log: RevisionLog) {
    this.#log = log;
  }

  /** Lists a change; `words` are those that a deletion took out. */
  add(id: string, revision: Revision, words: string): void {
    this.#listed.set(id, { ...revision, words });
  }

  /** A place of a change in the text. */
  mark(name: string, attributes: XmlAttributes): void {
    const id = attributes.get("text:change-id") ?? "";
    const change = this.#listed.get(id);
    if (!change) return;
    const open = this.#open[change.kind];
    if (name === "text:change-end") open.delete(id);
    else if (name === "text:change-start") open.set(id, change);
    else this.#log.record(change, change.words);
  }

  /** Records words of the text; returns whether a change takes them out. */
  deletes(text: string): boolean {
    const revision = firstOf(this.#open.deletion) ?? firstOf(this.#open.insertion);
    if (revision) this.#log.record(revision, text);
    else this.#log.unchanged();
    return revision?.kind === "deletion";
  }
}

const firstOf = (changes: ReadonlyMap<string, Revision>): Revision | undefined =>
  changes.values().next().value;
