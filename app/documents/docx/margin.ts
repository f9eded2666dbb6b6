import type { XmlAttributes, XmlHandler } from "../containers/xml.ts";
import type { DocumentComment } from "../types.ts";
import { joinLines } from "../word/block-lines.ts";
import type { NoteKind } from "../word/note-marks.ts";
import type { StoryContext } from "./context.ts";
import type { DocxPackage } from "./package.ts";
import { StoryReader } from "./story.ts";

/** Reads the footnotes and endnotes into `context.notes` and returns the comments. */
export function readMargin(source: DocxPackage, context: StoryContext): DocumentComment[] {
  const comments: DocumentComment[] = [];
  const readNotes = (kind: NoteKind) => {
    for (const part of source.related(source.mainPart, `${kind}s`)) {
      const reader = new PartOfStories(`w:${kind}`, context, (attributes, lines) => {
        // Separators between the text and its notes are kept as notes of another type.
        if ((attributes.get("w:type") ?? "normal") === "normal") {
          context.notes.add(kind, attributes.get("w:id") ?? "", lines);
        }
      });
      source.read(part, reader);
    }
  };
  readNotes("footnote");
  readNotes("endnote");
  for (const part of source.related(source.mainPart, "comments")) {
    const reader = new PartOfStories("w:comment", context, (attributes, lines) => {
      comments.push({
        text: joinLines(lines),
        author: attributes.get("w:author") ?? "",
        date: attributes.get("w:date") ?? null,
      });
    });
    source.read(part, reader);
  }
  return comments;
}

/** A part that holds many short stories, each in an element of the same name. */
class PartOfStories implements XmlHandler {
  readonly #element: string;
  readonly #context: StoryContext;
  readonly #done: (attributes: XmlAttributes, lines: string[]) => void;
  #story: StoryReader | undefined;
  #attributes: XmlAttributes | undefined;

  constructor(
    element: string,
    context: StoryContext,
    done: (attributes: XmlAttributes, lines: string[]) => void,
  ) {
    this.#element = element;
    this.#context = context;
    this.#done = done;
  }

  open(name: string, attributes: XmlAttributes): void {
    if (this.#story) this.#story.open(name, attributes);
    else if (name === this.#element) {
      this.#story = new StoryReader(this.#context);
      this.#attributes = attributes;
    }
  }

  close(name: string): void {
    if (name !== this.#element) this.#story?.close(name);
    else if (this.#story && this.#attributes) {
      this.#done(this.#attributes, this.#story.end());
      this.#story = undefined;
    }
  }

  text(value: string): void {
    this.#story?.text(value);
  }
}
