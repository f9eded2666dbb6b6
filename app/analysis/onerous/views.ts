import { combinations, hashWord, readWords, runs, type View } from "../classifier/features.ts";
import { qualifiersIn } from "../statements/qualifiers.ts";
import { statementsIn } from "../statements/statement.ts";

/** So many statements of a sentence are looked at. */
const mostStatements = 4;

/** Who must, may or need not do something, with what qualifies it: hashes in rising order, each once. */
function doings(seen: string): number[] {
  const said = statementsIn(seen)
    .slice(0, mostStatements)
    .map(({ actor, modality, to }) => `${actor} ${modality} ${to}`);
  const qualified = qualifiersIn(seen).map(({ kind }) => kind);
  return [...new Set([...said, ...qualified])].map(hashWord).sort((a, b) => a - b);
}

/** A sentence as its client sees it (`statements/seen.ts`), and the heading over it, in small letters. */
export interface SeenSentence {
  seen: string;
  heading: string;
}

/** What the model of terms that weigh on a client sees of a sentence. */
export function onerousViews({ seen, heading }: SeenSentence): View[] {
  const { words, stems, concepts, conceptSet } = readWords(seen);
  const statements = doings(seen);
  return [
    { weight: 1, hashes: runs("words", words, 1, 3) },
    { weight: 0.6, hashes: runs("stems", stems, 1, 2) },
    { weight: 0.4, hashes: combinations("concepts", conceptSet, conceptSet) },
    { weight: 0.2, hashes: runs("conceptRuns", concepts, 2, 3) },
    { weight: 0.5, hashes: combinations("statements", statements, statements) },
    { weight: 0.6, hashes: runs("heading", readWords(heading).words, 1, 2) },
  ];
}
