import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { castOf } from "../../app/analysis/cast/read-cast.ts";
import { everyQuestion } from "../../app/analysis/questions/index.ts";
import { readDocument } from "../../app/analysis/reading/reading.ts";
import { passagesOf } from "../../app/analysis/statements/passages.ts";
import { eyesOf } from "../../app/analysis/statements/seen.ts";
import { jsonLines } from "../json-lines.ts";
import { gradedSentences, readGradedTerms } from "./graded-terms.ts";
import type { Example } from "./onerous.ts";

/** How much is learnt from a wording, beside a sentence that a reader graded. */
const costOfWording = 0.3;

async function fromGradedTerms(texts: ReadonlyMap<string, string>): Promise<Example[]> {
  return gradedSentences(await readGradedTerms(), texts).map((sentence) => ({
    ...sentence,
    effect: sentence.effect === "other" ? null : sentence.effect,
    ...{ cost: 1, isRead: true },
  }));
}

const wordingSchema = v.object({
  ...{ question: v.string(), client: v.string(), other: v.string() },
  says: v.array(v.string()),
  not: v.array(v.string()),
  fine: v.array(v.string()),
});

/** A wording as the client sees it, which the words call by its role, and as "we" or "you" by whoever writes. */
function seenOf(text: string, client: string, other: string): string | null {
  const isClients = /\bwe\b/i.test(text) && new RegExp(`\\b${other}\\b`).test(text);
  const speakers: [string[], string[]] = [
    ["we", "us", "our"],
    ["you", "your"],
  ];
  const [ours, theirs] = isClients ? speakers : speakers.toReversed();
  const party = (role: string, called: string[] = []) => ({
    ...{ name: role, role, start: 0, end: 0, aliases: [role, ...called] },
  });
  const eyes = eyesOf(castOf([party(client, ours), party(other, theirs)], text), client);
  if (!eyes) return null;
  return passagesOf(readDocument(text), eyes)
    .map(({ seen }) => seen)
    .join(" ");
}

/** Wordings of our own, of what the questions ask: some that weigh on the client, and some that only look so. */
async function fromWordings(): Promise<Example[]> {
  const path = join(import.meta.dirname, "graded/wordings.jsonl");
  const rows = jsonLines(await readFile(path, "utf8")).map((line) => v.parse(wordingSchema, line));
  const topicOf = new Map(everyQuestion.map(({ id, topic }) => [id, topic]));
  return rows.flatMap(({ question, client, other, says, not, fine }) => {
    const example = (text: string, grade: number): Example[] => {
      const seen = seenOf(text, client, other);
      if (seen === null) return [];
      return [
        {
          // Each question is a paper of its own, so that its wordings are told apart by what was learnt from the others.
          ...{ document: question, seen, heading: "", grade, effect: null, isRead: false },
          topic: grade > 0 ? (topicOf.get(question) ?? null) : null,
          cost: costOfWording,
        },
      ];
    };
    return [
      ...says.flatMap((text) => example(text, 2)),
      ...[...not, ...fine].flatMap((text) => example(text, 0)),
    ];
  });
}

/** All that the model of terms that weigh on a client learns from. @param texts by the names of the documents. */
export const examplesOf = async (texts: ReadonlyMap<string, string>): Promise<Example[]> =>
  (await Promise.all([fromGradedTerms(texts), fromWordings()])).flat();
