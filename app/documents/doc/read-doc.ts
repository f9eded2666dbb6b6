import type { ReadingBudget } from "../budget.ts";
import type { ExtractedText } from "../types.ts";
import { joinLines } from "../word/block-lines.ts";
import { EmbeddedEquations } from "../word/embedded-equations.ts";
import { NoteMarks } from "../word/note-marks.ts";
import { embeddedDocument } from "../word/notes.ts";
import { ListCounter } from "../word/numbering.ts";
import { RevisionLog } from "../word/revisions.ts";
import { WordCounts } from "../word/word-counts.ts";
import { wordText } from "../word/word-text.ts";
import { type DocFile, openDoc } from "./file.ts";
import { readDocLists, readFonts } from "./lists.ts";
import {
  placeTextBoxes,
  readComments,
  readHeads,
  readNotes,
  readRevisionAuthors,
} from "./margin.ts";
import { readPieces } from "./pieces.ts";
import { readPropertyRuns } from "./properties.ts";
import { type DocContext, DocStoryReader } from "./story.ts";
import { DocStyles } from "./styles.ts";

/**
 * Reads a Word 97 to 2003 document ([MS-DOC]): headers first, then the body with numbers, tables, notes
 * and boxes in place, then footers. Throws `UnreadableFile`.
 */
export async function readDoc(bytes: Uint8Array, budget: ReadingBudget): Promise<ExtractedText> {
  const file = openDoc(bytes);
  const context = newContext(file, budget);
  placeTextBoxes(file, context);
  readNotes(file, context);
  const comments = readComments(file, context);
  await budget.look();
  const { body } = file.stories;
  const bodyText = joinLines(new DocStoryReader(context).read(body.start, body.end));
  await budget.look();
  const heads = readHeads(file, context);
  return wordText({
    ...{ ...heads, body: bodyText, comments },
    ...{ revisions: context.revisions, words: context.words },
    notes: context.equations.haveRead(file.objects) ? [] : [embeddedDocument],
  });
}

function newContext(file: DocFile, budget: ReadingBudget): DocContext {
  const fonts = readFonts(file);
  return {
    budget,
    text: readPieces(file),
    data: file.data,
    characters: readPropertyRuns(file, "character"),
    paragraphs: readPropertyRuns(file, "paragraph"),
    styles: new DocStyles(file),
    lists: new ListCounter(readDocLists(file, fonts)),
    fonts,
    authors: readRevisionAuthors(file),
    revisions: new RevisionLog(),
    notes: new NoteMarks(),
    noteAt: new Map(),
    boxAt: new Map(),
    words: new WordCounts(),
    equations: new EmbeddedEquations(file.equationStream, (characters) => budget.take(characters)),
  };
}
