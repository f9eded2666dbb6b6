import type { Span } from "../schemas/analysis.ts";
import { compare, kindsIn, type Signs } from "./compare.ts";
import type { Index } from "./document-index.ts";
import { longestPassage } from "./passages.ts";
import { type Question, readQuestion } from "./question.ts";
import weights from "./weights-answers.json" with { type: "json" };

/** A passage that may answer a question. */
export interface Found extends Span {
  /** Where it stands among the passages of the index. */
  at: number;
  /** How surely it answers: of those at .5 about half do. From 0 to 1. */
  score: number;
  /** Whether it is a clause of the kind that is asked of, or has the words. */
  by: "clause" | "words";
}

/** What the best passage must reach; below it nothing in the documents answers. */
const leastSure = 0.12;
/** The best passages, of which alone it is read what kind of clause they are, for that is dear. */
const looked = 20;
/** How sure it is of a question is read on so many passages. */
const weighed = 5;

/** Words of the whole text as they are shown: what was left out in reading may have made them too long. */
export const shownOf = ({ start, end }: Span): Span => ({
  start,
  end: Math.min(end, start + longestPassage),
});

interface Weighed {
  at: number;
  signs: Signs;
  kind: number;
  rank: number;
}

function ranked(index: Index, question: Question): Weighed[] {
  const kindOf = kindsIn(question);
  const all = compare(index, question).map((signs, at): Weighed => {
    let rank = 0;
    for (const [name, value] of Object.entries(signs))
      rank += value * weights.rank[name as keyof Signs];
    return { at, signs, kind: 0, rank };
  });
  const sorted = all.sort((a, b) => b.rank - a.rank || a.at - b.at);
  for (const one of sorted.slice(0, looked)) {
    const passage = index.passages[one.at];
    one.kind = passage ? kindOf(passage) : 0;
    one.rank += one.kind * weights.rank.kind;
  }
  return sorted.sort((a, b) => b.rank - a.rank || a.at - b.at);
}

/** How surely each of the best passages answers, by what it is and by how well the others do. */
function surenessOf(question: Question, list: Weighed[]): number[] {
  const most = (value: (one: Weighed) => number) => Math.max(...list.map(value));
  const best = list[0]?.rank ?? 0;
  const shared = {
    share: question.share,
    maxNear: most(({ signs }) => signs.near),
    maxCoverage: most(({ signs }) => signs.coverage),
    maxMeant: most(({ signs }) => signs.meant),
    shareMeant: most(({ signs }) => signs.meantShare),
    maxEvidence: most(({ signs, kind }) => Math.max(signs.category, kind)),
    lead: best - (list[2]?.rank ?? best),
  };
  return list.slice(0, weighed).map(({ signs, kind, rank }) => {
    const { near, meant, category, direction, meantDirection } = signs;
    const own = { near, meant, category, direction, meantDirection, kind, behind: rank - best };
    let odds = weights.bias;
    for (const [name, value] of Object.entries({ ...shared, ...own }))
      odds += value * weights.sure[name as keyof typeof weights.sure];
    return 1 / (1 + Math.exp(-odds));
  });
}

/**
 * The passages that answer a question, best first, at most `limit`; none where nothing does. The weights were fitted on
 * questions to contracts with the places that answer them (logistic regression; `weights-answers.json`).
 */
export function findPassages(index: Index, question: string, limit: number): Found[] {
  const read = readQuestion(question);
  const list = ranked(index, read);
  const sure = surenessOf(read, list).sort((a, b) => b - a);
  if ((sure[0] ?? 0) < leastSure) return [];
  const last = sure.at(-1) ?? 0;
  return list.slice(0, limit).flatMap(({ at, signs, kind }, place) => {
    const passage = index.passages[at];
    // Beyond the ones that were weighed, each is less sure than the one before.
    const score = sure[place] ?? last * 0.8 ** (place - sure.length + 1);
    const by = Math.max(signs.category, kind) > 0.5 ? "clause" : "words";
    return passage ? [{ at, start: passage.start, end: passage.end, score, by }] : [];
  });
}
