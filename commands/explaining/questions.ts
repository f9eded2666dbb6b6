import { askPaper } from "../../app/analysis/asking/answers.ts";
import { fill } from "../../app/analysis/asking/words.ts";
import type { Client } from "../../app/analysis/clauses/for-client.ts";
import { condense } from "../../app/analysis/condensing/condense.ts";
import { readDocument } from "../../app/analysis/reading/reading.ts";
import type { Analysis } from "../../app/schemas/analysis.ts";

/** For a person: the paper as its client sees it, a sentence a line, and what it answers to each question. */
export function explainQuestions(whole: string, analysis: Analysis, client: Client): string {
  const { text } = condense(whole);
  const reading = readDocument(text);
  const asked = askPaper(reading, analysis, client);
  if (!asked) return "It cannot be told who the client is.";
  const { answered, passages, names } = asked;
  const seen = passages.map(
    (passage) => `${passage.place ?? "-"} [${passage.heading}] ${passage.seen}`,
  );
  const lines = answered.map(({ question, result, says, passages: quoted, slots }) => {
    const places = quoted.map((passage) => passage.place ?? "-").join(", ");
    const said = says
      ? `${says.level}: ${fill(`${says.does} ${says.why} ${says.ask}`, names, slots)}`
      : "";
    return `${question.id} [${question.topic}] ${result} ${places} ${said}`;
  });
  return [`${analysis.documentType.label}, for ${asked.client}`, ...seen, "", ...lines].join("\n");
}
