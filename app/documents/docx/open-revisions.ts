import type { XmlAttributes } from "../containers/xml.ts";
import type { Revision } from "../word/revisions.ts";

/** The tracked change that an element is of. */
export const revisionOf = (kind: Revision["kind"], attributes: XmlAttributes): Revision => ({
  kind,
  author: attributes.get("w:author") ?? "",
  date: attributes.get("w:date") ?? null,
});

/** The tracked changes around a place of a document, by kind, innermost last. */
export class OpenRevisions {
  readonly #open: Record<Revision["kind"], Revision[]> = { insertion: [], deletion: [] };

  open(revision: Revision): void {
    this.#open[revision.kind].push(revision);
  }

  close(kind: Revision["kind"]): void {
    this.#open[kind].pop();
  }

  /** The change that words here are part of: what is inserted and deleted again is deleted. */
  get current(): Revision | undefined {
    return this.#open.deletion.at(-1) ?? this.#open.insertion.at(-1);
  }

  has(kind: Revision["kind"]): boolean {
    return this.#open[kind].length > 0;
  }
}
