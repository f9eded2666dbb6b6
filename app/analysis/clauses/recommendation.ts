import type { Called } from "../cast/called-in.ts";
import type { Part, Request } from "../kind/request.ts";
import { kindOf } from "../vocabulary/index.ts";
import {
  asking,
  askSentences,
  joined,
  namesOf,
  type Standing,
  standingOf,
  withoutRepeats,
} from "./asks.ts";
import { isGiven, type Paper, type WordsAround } from "./given.ts";
import { facingOf, listed, type Rating, type ReadClause } from "./level.ts";
import type { Applied } from "./shifts.ts";

/** What the law cited on a clause means for what is done about it. */
export interface LawOnAdvice {
  /** Requests that the law gives to whoever is burdened. */
  asks: Part[];
  /** Those that ask for fairness at large, where there is something to be fairer about. */
  ofUnfairness: Part[];
  /** Whether whoever relies on the clause as it stands may lose it, or answer for it. */
  endangers: boolean;
  /** Whether it would in a case that the document may be, unless the clause has what keeps it lawful. */
  mayFall: boolean;
}

/** A recommendation is asked for a clause as it was read for a client. */
interface Advised {
  read: Pick<ReadClause, "rule" | "clause" | "besides">;
  rating: Pick<Rating, "facing" | "raises" | "riskLevel">;
  client: string | null;
  called: Called;
  law: LawOnAdvice;
  words: WordsAround;
  paper: Paper;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What is said of a clause of which nothing is left to ask: what its own words prove, or else the document. */
function noneLeft({ given }: Standing, words: WordsAround, paper: Paper): string {
  const { sentence } = words;
  const alone = { ...words, scope: sentence, whole: sentence, meanings: "", pointedAt: "" };
  const own = namesOf(
    given.filter((part) =>
      isGiven({ ...part, within: "sentence", elsewhere: undefined }, alone, paper),
    ),
  );
  if (own !== "")
    return `Its words give what is usually asked for: ${own}. Check that they go as far as the client needs.`;
  const beside = namesOf(given);
  return beside === ""
    ? ""
    : `What stands with it, or elsewhere in the document, gives what is usually asked for: ${beside}. Check that it goes as far as the client needs.`;
}

const ofTime = /\b(?:hours?|days?|weeks?|fortnights?|months?|years?)\b/i;

/** The words that weigh in a clause and could come out of it, which a time cannot. */
const heavyIn = (raises: readonly Applied[]): string[] => [
  ...new Set(raises.flatMap(({ words }) => (ofTime.test(words) ? [] : words))),
];

/** What is asked of a clause of which nothing of its kind is: that what weighs in it go, or that it be certain. */
function atLeast(id: string, heavy: string[]): string {
  if (heavy.length > 0) return `Ask that ${joined(heavy, " and ")} be narrowed or come out.`;
  return kindOf(id)?.shields
    ? "Ask that it be kept to what the client can insure against."
    : "Ask that it say who does what, by when, and what follows if that is not done.";
}

/** What to ask for the client that it binds: what is not there, what makes it heavy, what the law gives. */
function askedFor(
  {
    read: {
      rule: { id },
    },
    rating: { facing, raises, riskLevel },
    law,
    words,
    paper,
  }: Advised,
  standing: Standing,
): string {
  const fair = standing.open.length === 0 && standing.given.length > 0;
  const lawful = facing === "against" ? [...law.asks, ...(fair ? [] : law.ofUnfairness)] : [];
  const further = [...raises.flatMap(({ shift: { ask = [] } }) => ask), ...lawful];
  const more = further.flatMap((ask) =>
    askSentences(standingOf(typeof ask === "string" ? ask : [ask], words, paper).open),
  );
  const own = askSentences(standing.open);
  const settled = [...own, ...standing.given.map(({ ask }) => ask), namesOf(standing.given)];
  const asks = [...own, ...withoutRepeats(more, [settled.join(" ")])];
  if (asks.length > 0) return asks.join(" ");
  const heavy = heavyIn(raises);
  const told = heavy.length > 0 && riskLevel !== "Low" ? "" : noneLeft(standing, words, paper);
  return told || atLeast(id, heavy);
}

/** What to do about a clause in the client's favour. */
function kept(
  { read: { rule, clause, besides }, client, called, law, words, paper }: Advised,
  standing: Standing,
): string {
  const bound = listed(clause.burdens, called);
  const saving = standing.open.filter(({ keepsLawful }) => keepsLawful);
  if (law.endangers || (law.mayFall && saving.length > 0)) {
    const cut = namesOf(saving);
    const back =
      cut === "" ? "Cut it back to what the client’s interests need." : `Cut it back, with ${cut}.`;
    return `Do not rely on it before it is checked: by the law noted here it may not hold, or may draw a penalty. ${back}`;
  }
  // Words of which another clause is not a gain too are not simply kept.
  const twoEdged = besides.some(
    (other) => !kindOf(other.id)?.ofNobody && facingOf(other, client) !== "for",
  );
  const keep = !twoEdged && !rule.neverKept;
  const asked = asking(standing.open);
  const wanted = asking(standingOf(rule.wants ?? [], words, paper).open);
  const expected =
    asked === ""
      ? `${keep ? "Keep it" : "Hold to it with care"}: ${standing.given.length > 0 ? `its words seem to give what ${bound} would ask for` : `there is little that ${bound} could ask here`}.`
      : `${keep ? "Keep it, and expect" : "Expect"} ${bound} to ask ${asked}.`;
  return wanted === "" ? expected : `${expected} Ask ${wanted}.`;
}

/** What each side would look at, where the client is on neither or that cannot be told. */
function ofEachSide(
  { read: { rule, clause }, called, words, paper }: Advised,
  standing: Standing,
): string {
  const told = clause.burdens.length > 0;
  const bound = told
    ? `${listed(clause.burdens, called)}, whom it binds,`
    : "the side that bears it";
  const favoured = listed(clause.benefits, called) || "the other side";
  const asked = asking(standing.open);
  const wanted = asking(standingOf(rule.wants ?? [], words, paper).open);
  const looks =
    asked === "" ? noneLeft(standing, words, paper) : `${capital(bound)} would ask ${asked}.`;
  const holds = wanted === "" ? "" : `${capital(favoured)} would ask ${wanted}.`;
  const clear = told ? "" : "Which side it binds could not be told.";
  const open = "Check who has to do what it asks, and whether the client can.";
  const said = looks === "" && holds === "" ? [clear, open] : [clear, looks, holds];
  return said.filter((one) => one !== "").join(" ");
}

/**
 * What to do about a clause. Nothing is asked for that it, or its document, gives already; what favours the client is
 * kept, unless the law endangers it, with what the other side will say to it; and where the client is on neither side, or
 * that could not be told, it says what each side would look at.
 */
export function recommendationOf(advised: Advised): string {
  const { read, rating, words, paper } = advised;
  const standing = standingOf(read.rule.ask satisfies Request, words, paper);
  if (rating.facing === "for") return kept(advised, standing);
  // Advice in one sentence holds for either side.
  const open = rating.facing === null && !read.rule.ofNobody && typeof read.rule.ask !== "string";
  return open ? ofEachSide(advised, standing) : askedFor(advised, standing);
}
