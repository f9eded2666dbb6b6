import type { ReadingBudget } from "../budget.ts";
import { concatenate } from "../containers/concatenate.ts";
import { looksLikeOle, openOle } from "../containers/ole.ts";
import type { ExtractedText } from "../types.ts";
import { damaged, UnreadableFile } from "../unreadable.ts";
import { joinLines } from "../word/block-lines.ts";
import { EmbeddedEquations } from "../word/embedded-equations.ts";
import { LookMarks } from "../word/look-marks.ts";
import { NoteMarks } from "../word/note-marks.ts";
import { embeddedDocument } from "../word/notes.ts";
import { ListCounter } from "../word/numbering.ts";
import { type Revision, RevisionLog } from "../word/revisions.ts";
import { WordCounts } from "../word/word-counts.ts";
import { wordText } from "../word/word-text.ts";
import type { StoryContext } from "./context.ts";
import { readDrawing } from "./drawing.ts";
import { type ForeignPart, readForeignParts } from "./foreign-parts.ts";
import { readMargin } from "./margin.ts";
import { readLists } from "./numbering.ts";
import { type DocxPackage, openDocxPackage } from "./package.ts";
import { StoryReader } from "./story.ts";
import { readStyles } from "./styles.ts";
import type { Trace } from "./trace.ts";

/**
 * Reads a Word document (ECMA-376, transitional and strict): headers first, then the body with
 * numbers, tables, notes and boxes in place, then footers. Throws `UnreadableFile`.
 * @param dropped which tracked changes are left out: deletions where they are read as accepted, insertions as rejected.
 * @param trace is told where the body's text comes from; the text then has its tags in it.
 */
export async function readDocx(
  bytes: Uint8Array,
  budget: ReadingBudget,
  dropped: Revision["kind"] = "deletion",
  trace?: Trace,
): Promise<ExtractedText> {
  return readPackage(bytes, budget, dropped, trace, 0);
}

/** @param depth in how many Word documents this one is embedded. */
async function readPackage(
  bytes: Uint8Array,
  budget: ReadingBudget,
  dropped: Revision["kind"],
  trace: Trace | undefined,
  depth: number,
): Promise<ExtractedText> {
  const source = openDocxPackage(bytes);
  const words = new WordCounts();
  const foreign = await readForeignParts(source, budget, words, (inner) => {
    if (depth >= deepest) throw damaged("This document is embedded in itself.");
    return readPackage(inner, budget, dropped, undefined, depth + 1);
  });
  const equations = new EmbeddedEquations(
    (part) => equationStream(source, part),
    (characters) => budget.take(characters),
  );
  const context = { ...newContext(source, budget, words, foreign, equations), dropped };
  const comments = readMargin(source, context);
  await budget.look();

  const body = new StoryReader(context, trace);
  source.read(source.mainPart, body);
  const bodyLines = body.end();
  await budget.look();
  const heads = { header: new Set<string>(), footer: new Set<string>() };
  const read = new Set<string>();
  for (const [kind, id] of body.headerReferences) {
    const part = source.relatedById(source.mainPart, id);
    if (part === undefined || read.has(part)) continue;
    read.add(part);
    const reader = new StoryReader(context);
    source.read(part, reader);
    const text = joinLines(reader.end());
    await budget.look();
    if (text !== "") heads[kind].add(text);
  }

  return wordText({
    ...{ headers: heads.header, body: joinLines(bodyLines), footers: heads.footer },
    ...{ revisions: context.revisions, comments, words: context.words },
    looks: context.marks.looks,
    notes: [
      ...(body.hasUnreadParts || !equations.haveRead(objectsOf(source)) ? [embeddedDocument] : []),
      ...[...foreign.values()].flatMap(({ notes }) => notes),
    ],
    hasUnreadParts: body.hasUnreadParts,
  });
}

// Word documents in Word documents.
const deepest = 3;

/** The documents, tables and equations of other programs that are embedded (ECMA-376 part 1, 15.2.11, 15.2.10). */
const objectsOf = (source: DocxPackage) =>
  ["package", "oleObject"].flatMap((kind) => source.related(source.mainPart, kind));

/** The stream of an embedded object that has one because it is an equation. */
function equationStream(source: DocxPackage, part: string): Uint8Array | undefined {
  try {
    const bytes = concatenate([...source.chunks(part)].map((chunk) => chunk.slice()));
    return looksLikeOle(bytes) ? openOle(bytes).stream("Equation Native") : undefined;
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}

function newContext(
  source: DocxPackage,
  budget: ReadingBudget,
  words: WordCounts,
  foreign: ReadonlyMap<string, ForeignPart>,
  equations: EmbeddedEquations,
): Omit<StoryContext, "dropped"> {
  const styles = readStyles(source);
  const lists = readLists(source, (id) => styles.find(id, (style) => style.listId));
  return {
    styles,
    lists: new ListCounter(lists),
    levelOfStyle: (listId, styleId) => {
      const level = lists.get(listId)?.levels.findIndex((one) => one?.style === styleId) ?? -1;
      return level < 0 ? undefined : level;
    },
    levelOf: (listId, level) => lists.get(listId)?.levels[level],
    marks: new LookMarks(),
    budget,
    revisions: new RevisionLog(),
    notes: new NoteMarks(),
    drawingLines: (id) => {
      const part = source.relatedById(source.mainPart, id);
      return part === undefined ? [] : readDrawing(source, part, words);
    },
    words,
    equation: (id, before) => {
      const part = source.relatedById(source.mainPart, id);
      return part === undefined ? "" : equations.lineOf(part, before);
    },
    foreignLines: (id) => foreign.get(source.relatedById(source.mainPart, id) ?? "")?.lines,
  };
}
