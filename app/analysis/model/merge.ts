import {
  type Analysis,
  type FoundClause,
  isAgreement,
  type ModelReading,
  riskLevels,
} from "../../schemas/analysis.ts";
import { restingOnNothing } from "../asking/read-client.ts";
import { castOf } from "../cast/read-cast.ts";
import { addressedReaderTitle } from "../clauses/addressed-reader.ts";
import { type Client, clientName } from "../clauses/for-client.ts";
import { overlap } from "../matching/overlap.ts";
import { makeSearchable } from "../matching/quotes.ts";
import { citingIn } from "../place-in.ts";
import { readFor } from "../read-for.ts";
import { countWords, onOneLine } from "../reading/plain-text.ts";
import { splitSentences } from "../reading/sentences.ts";
import { valuesOf } from "../values/clause-values.ts";
import type { PieceFindings } from "./findings.ts";
import { withoutInventedFigures } from "./inventions.ts";
import { sameWords } from "./merge-flags.ts";

const fewestWords = 20;
const mostWords = 180;
/** So many flags of a model are kept in all, the gravest, so that a result can be stored whatever it answers. */
const mostFlags = 200;

/**
 * One analysis from the built-in analyser's and what the model found in the pieces, for a client: facts and findings
 * are the built-in analyser's; clauses, flags and summary follow from both. The same parts give the same whole.
 * Of a document that addresses its reader nothing goes, no word of the model on whom it binds counts, and the summary
 * is the built-in one.
 */
export function mergeFindings(
  text: string,
  builtIn: Analysis,
  pieces: PieceFindings[],
  summary: string,
  { analyser, client }: { analyser: string; client: Client },
): Analysis {
  const addressed = builtIn.riskFlags.some((flag) => flag.clauseTitle === addressedReaderTitle);
  const riskFlags = flagsOf(text, builtIn, pieces);
  const modelReading: ModelReading = {
    client: clientName(builtIn.facts.parties, text, client),
    summary: addressed ? "" : briefOf(withoutInventedFigures(makeSearchable(text), summary)),
    riskFlags: addressed
      ? riskFlags.map((flag) => ({ ...flag, burdens: [], benefits: [] }))
      : riskFlags,
    dismissed: addressed ? [] : pieces.flatMap((piece) => piece.dismissed),
  };
  const clauses = clausesOf(text, builtIn, modelReading);
  return readFor(
    text,
    { ...builtIn, ...missingOf(builtIn, modelReading), clauses, analyser, modelReading },
    client,
  );
}

/** The clauses that either found; what those of the model state is read from their words. */
function clausesOf(text: string, { clauses, facts }: Analysis, { riskFlags }: ModelReading) {
  const cast = castOf(facts.parties, text);
  const found = riskFlags.flatMap(
    ({ clauseId: id, clauseTitle, start, end, burdens, benefits, place }): FoundClause[] => {
      if (
        id === null ||
        clauses.some((clause) => clause.id === id && overlap(clause, { start, end }))
      )
        return [];
      const values = valuesOf(id, onOneLine(text.slice(start, end)), cast);
      return [{ id, clauseTitle, score: 0, start, end, burdens, benefits, place, values }];
    },
  );
  return [...clauses, ...found].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Flags are raised for contracts and terms only; of two on the same words with one title, the first counts. */
function flagsOf(
  text: string,
  { documentType, riskFlags }: Analysis,
  pieces: PieceFindings[],
): ModelReading["riskFlags"] {
  if (!isAgreement(documentType.kind)) return [];
  const placeAt = citingIn(text);
  const ofNoClause = restingOnNothing(riskFlags);
  const flags: ModelReading["riskFlags"] = [];
  const byWeight = pieces
    .flatMap((piece) => piece.riskFlags)
    .sort((a, b) => riskLevels.indexOf(a.riskLevel) - riskLevels.indexOf(b.riskLevel));
  for (const { quote: _, ...flag } of byWeight) {
    if (flags.length === mostFlags) break;
    const repeated =
      ofNoClause.some((other) => sameWords(other, flag)) ||
      flags.some((other) => other.clauseTitle === flag.clauseTitle && overlap(other, flag));
    if (!repeated) flags.push({ ...flag, place: placeAt(flag.start) });
  }
  return flags.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** What is said to be missing without what the model found, which may be there in other words. */
function missingOf({ missing, perhaps }: Analysis, { riskFlags }: ModelReading) {
  const seen = (id: string) => riskFlags.some(({ clauseId }) => clauseId === id);
  return {
    missing: missing.filter(({ id }) => !seen(id)),
    perhaps: [
      ...perhaps,
      ...missing.filter(({ id }) => seen(id)).map(({ id, clauseTitle }) => ({ id, clauseTitle })),
    ],
  };
}

/** The sentences from the first on that have room in a brief; nothing where too little is left. */
function briefOf(summary: string): string {
  let brief = "";
  for (const { start, end } of splitSentences(summary)) {
    const longer = `${brief} ${summary.slice(start, end)}`.trim();
    if (countWords(longer) > mostWords) break;
    brief = longer;
  }
  return countWords(brief) >= fewestWords ? brief : "";
}
