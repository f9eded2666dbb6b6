import { type PdfObject, type PdfObjects, stepCost } from "./objects.ts";
import { anyName, nameHash } from "./shown-bytes.ts";
import { referencesIn, valuesOf } from "./values.ts";

const deepest = 50;

/** Bytes of content: those that are in memory at once, and all that are read. */
export type DrawingCost = { held: number; read: number };

/**
 * What the pages of a PDF come to when they are drawn: each content stream counts each time it is named, each form
 * each time it is drawn (`Do`). A name that no resources explain stands for the costliest form that has it.
 */
export class Drawing {
  readonly #objects: PdfObjects;
  readonly #known = new Map<PdfObject, DrawingCost>();
  readonly #pages = new Map<PdfObject, number>();
  #everywhere: Map<number, Set<PdfObject>> | undefined;
  #every: Set<PdfObject> | undefined;

  constructor(objects: PdfObjects) {
    this.#objects = objects;
  }

  /** The costliest page, and all pages together. */
  cost(): { held: number; read: number } {
    let held = 0;
    let read = 0;
    for (const object of this.#objects.all) {
      let forms: Map<number, Set<PdfObject>> | undefined;
      for (const contents of valuesOf(object.text, "Contents")) {
        forms ??= this.#formsOf(object);
        const page = this.#page(forms, contents);
        held = Math.max(held, page.held);
        read += page.read;
        this.#pages.set(object, this.readOf(object) + page.read);
      }
      if (object.text.includes("/FreeText")) read += this.#appearance(object);
    }
    return { held, read };
  }

  /** How many bytes of content one page reads: known once the cost is. */
  readOf(page: PdfObject): number {
    return this.#pages.get(page) ?? 0;
  }

  /** What a note looks like is read as the content of a page is. */
  #appearance(note: PdfObject): number {
    const looks = [...note.text.matchAll(/\/AP (\d+ \d+ R)/g)].flatMap(([, value = ""]) =>
      this.#objects.textsOf(value),
    );
    const found = new Map<number, Set<PdfObject>>();
    for (const text of [note.text, ...looks]) this.#collect(text, found);
    let read = 0;
    for (const forms of found.values()) for (const form of forms) read += this.#form(form, 0).read;
    return read;
  }

  #page(forms: Map<number, Set<PdfObject>>, contents: string): DrawingCost {
    let held = 0;
    let deepestForm = 0;
    let read = 0;
    for (const list of this.#lists(contents)) {
      for (const stream of list) {
        const cost = this.#content(stream, forms, 0);
        held += stream.stream?.bytes ?? 0;
        deepestForm = Math.max(deepestForm, cost.held - (stream.stream?.bytes ?? 0));
        read += cost.read;
      }
    }
    return { held: held + deepestForm, read };
  }

  /** The streams that `/Contents` names: of every object with such a number. */
  #lists(contents: string): PdfObject[][] {
    return this.#objects.named(contents).map((object) => {
      if (object.stream) return [object];
      this.#objects.readAgain(object.text.length);
      return this.#objects.named(object.text);
    });
  }

  #content(
    content: PdfObject,
    forms: Map<number, Set<PdfObject>> | undefined,
    depth: number,
  ): DrawingCost {
    const bytes = content.stream?.bytes ?? 0;
    if (depth > deepest) return { held: Number.POSITIVE_INFINITY, read: Number.POSITIVE_INFINITY };
    let held = 0;
    let read = bytes;
    for (const [name, times] of content.stream?.names ?? []) {
      let form: DrawingCost = { held: 0, read: 0 };
      this.#objects.readAgain(stepCost);
      for (const target of this.#named(name, forms)) {
        this.#objects.readAgain(stepCost);
        const cost = this.#form(target, depth);
        form = { held: Math.max(form.held, cost.held), read: Math.max(form.read, cost.read) };
      }
      held = Math.max(held, form.held);
      // What draws nothing is looked up all the same.
      read += times * (10 + form.read);
    }
    return { held: bytes + held, read };
  }

  #form(form: PdfObject, depth: number): DrawingCost {
    const known = this.#known.get(form);
    if (known) return known;
    // A form that draws itself is not drawn again.
    this.#known.set(form, { held: 0, read: 0 });
    const own = /\/Resources\b/.test(form.text) ? this.#formsOf(form) : undefined;
    const cost = this.#content(form, own, depth + 1);
    this.#known.set(form, cost);
    return cost;
  }

  #named(name: number, forms: Map<number, Set<PdfObject>> | undefined): Iterable<PdfObject> {
    if (name === anyName) return this.#anyForm();
    return (forms?.size ? forms : this.#all()).get(name) ?? [];
  }

  #formsOf(owner: PdfObject): Map<number, Set<PdfObject>> {
    const found = new Map<number, Set<PdfObject>>();
    const resources = [...owner.text.matchAll(/\/Resources (\d+ \d+ R)/g)].flatMap(
      ([, value = ""]) => this.#objects.textsOf(value),
    );
    for (const text of [owner.text, ...resources]) {
      this.#collect(text, found);
      for (const [, value = ""] of text.matchAll(/\/XObject (\d+ \d+ R)/g)) {
        for (const names of this.#objects.textsOf(value)) this.#collect(names, found);
      }
    }
    return found;
  }

  /** The forms of all resources, for content whose own are somewhere above it. */
  #all(): Map<number, Set<PdfObject>> {
    if (this.#everywhere) return this.#everywhere;
    const found = new Map<number, Set<PdfObject>>();
    for (const object of this.#objects.all) this.#collect(object.text, found);
    this.#everywhere = found;
    return found;
  }

  #anyForm(): Set<PdfObject> {
    this.#every ??= new Set([...this.#all().values()].flatMap((one) => [...one]));
    return this.#every;
  }

  #collect(text: string, found: Map<number, Set<PdfObject>>): void {
    for (const { name, number } of referencesIn(text)) {
      if (name === undefined) continue;
      for (const target of this.#objects.byNumber.get(number) ?? []) {
        this.#objects.readAgain(1);
        if (!target.stream) continue;
        const hash = nameHash(name);
        const others = found.get(hash);
        if (others) others.add(target);
        else found.set(hash, new Set([target]));
      }
    }
  }
}
