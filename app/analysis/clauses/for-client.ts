import type {
  Analysis,
  FoundClause,
  Party,
  RiskFlag,
  RiskLevel,
  Side,
} from "../../schemas/analysis.ts";
import { type Called, calledIn } from "../cast/called-in.ts";
import type { Cast } from "../cast/cast.ts";
import { isAside } from "../cast/cast.ts";
import { homesOf } from "../cast/homes.ts";
import { mentionsIn } from "../cast/mentions.ts";
import { assemble, castOf } from "../cast/read-cast.ts";
import type { ClauseRule } from "../kind/rule.ts";
import { endangers, lawFor, mayFall } from "../law/law-for.ts";
import { lawAsks, noteOf } from "../law/law-sentence.ts";
import { findLegalSetting, type LegalSetting } from "../law/setting.ts";
import { isBody } from "../parties/proper-names.ts";
import { onOneLine, withoutContractions } from "../reading/plain-text.ts";
import type { Reading } from "../reading/reading.ts";
import { headingsPointedAt, meaningsIn } from "../reading/references.ts";
import { continuedWords, scopeOf, wholeClauseOf } from "../reading/scope.ts";
import type { Segment } from "../reading/segment.ts";
import { clauseRules } from "../vocabulary/index.ts";
import { ruleAbroad, ruleAtHome } from "./abroad.ts";
import { askedOnce } from "./asks.ts";
import { cardsOf } from "./cards.ts";
import { flagOf, type Reasoned } from "./flag.ts";
import { paperOf, type WordsAround } from "./given.ts";
import { type Rating, type ReadClause, rate } from "./level.ts";
import { beginningIn, countBefore, sharingWords } from "./neighbours.ts";
import { recommendationOf } from "./recommendation.ts";
import { firstSaid } from "./rule-match.ts";
import { togetherWith } from "./together.ts";
import { type Form, ratedUnderLaw } from "./under-law.ts";

/** Whom the reader acts for: a party by name, or else by the side of the paper (the one that received it). */
export interface Client {
  name?: string | null;
  side?: Side | null;
}

const ruleById = new Map(clauseRules.map((rule) => [rule.id, rule]));

/** The party that a client is, by its name as clauses name it; null where the paper's sides cannot be told. */
export function clientName(parties: Party[], text: string, { name, side }: Client): string | null {
  if (name) return name;
  const cast = castOf(parties, text);
  // Who stands behind a tenant or a borrower is not who the paper is for.
  const principals = cast.members.filter((member) => !isAside(member));
  const on = ({ members, sides }: Cast) => members[sides.indexOf(side ?? "recipient")]?.name;
  return on(assemble(principals)) ?? on(cast) ?? null;
}

const free =
  /\b(?:may|can|is free to|are free to|is entitled to|are entitled to)\b(?! (?:not|only)\b)/gi;

/** Whom the last "may" in these words is said of. */
function whoIsFree(words: string, cast: Cast): string[] {
  const may = [...words.matchAll(free)].at(-1);
  if (!may) return [];
  const who = mentionsIn(cast, words.slice(0, may.index)).findLast(
    ({ possessive }) => !possessive,
  )?.who;
  return (who ?? []).flatMap((at) => cast.members[at]?.name ?? []);
}

function formOf({ shows, kinds }: LegalSetting): Form {
  if (!shows.has("a standard form")) return null;
  return kinds.includes("consumer terms") ? "consumers" : "traders";
}

/** The index of the segment that an offset stands in. */
const segmentOf = (segments: Segment[], offset: number) =>
  Math.max(0, countBefore(segments, offset + 1) - 1);

/** What only refers for what it says to a row elsewhere: "reviewed as specified in the Reference Schedule". */
const refersToRow =
  /\b(?:specified|set out|stated|described|shown|given|named|mechanism) in (?:the )?(?:[A-Z][\w-]* ){0,3}?(?:Schedule|Item|Particulars|Details|Annexure|Key Terms)\b/;
/** A row of particulars. */
const row = /^(?:[-•*–|] ?)?[A-Z][^:.;|]{2,50}(?::| \|) ?\S/;

/** The words of the rows of its kind that a clause refers to, with a space before; empty where it refers to none. */
function rowsOf(text: string, { id, start, end }: FoundClause, clauses: FoundClause[]): string {
  if (!refersToRow.test(onOneLine(text.slice(start, end)))) return "";
  const rows = clauses.filter(
    (other) =>
      other.id === id && other.start !== start && row.test(text.slice(other.start, other.end)),
  );
  return rows.map((other) => ` ${onOneLine(text.slice(other.start, other.end))}`).join("");
}

/** A clause with the words around it, by its offsets in the text. */
function readClause(
  text: string,
  segments: Segment[],
  rule: ClauseRule,
  clause: FoundClause,
  clauses: FoundClause[],
  besides: FoundClause[],
  cast: Cast,
): Omit<ReadClause, "mirrored"> {
  const { start, end } = clause;
  const sentence = withoutContractions(onOneLine(text.slice(start, end)));
  const found = firstSaid(
    [...rule.says, ...(rule.underHeading ? [rule.underHeading] : [])],
    sentence,
  );
  const match = { start, end, segment: segmentOf(segments, start) };
  const rows = rowsOf(text, clause, clauses);
  return {
    rule,
    clause,
    sentence,
    at: found?.start ?? 0,
    length: found ? found.end - found.start : Math.min(sentence.length, 90),
    scope: withoutContractions(
      continuedWords(text, segments, match, (from, to) =>
        beginningIn(clauses, from, to).filter(({ id }) => id !== clause.id),
      ) + rows,
    ),
    bounds: withoutContractions(
      (rule.readWhole ? wholeClauseOf : scopeOf)(text, segments, match) + rows,
    ),
    besides,
    freeIn: (before) => whoIsFree(before, cast),
  };
}

/** Whether another clause of its kind binds the other side in favour of this one. */
function isMirrored({ burdens, benefits }: FoundClause, ofKind: FoundClause[]): boolean {
  const within = (some: string[], all: string[]) =>
    some.length > 0 && some.every((name) => all.includes(name));
  return ofKind.some((other) => within(burdens, other.benefits) && within(other.burdens, benefits));
}

/** How much a clause weighs on whom it binds, whoever it is read for. */
const weightOnBound = (read: ReadClause, rating: Rating, called: Called): RiskLevel =>
  rating.facing === "for"
    ? rate(read, read.clause.burdens[0] ?? null, called).riskLevel
    : rating.riskLevel;

/** Words that turn a promise round: "we make the same promise". */
const turnedRound =
  /\b(?:same|like|corresponding|reciprocal) (?:promise|obligation|undertaking|dut(?:y|ies)|indemnity|terms)\b|\bmutual(?:ly)?\b|\bvice versa\b|\bin like manner\b/i;

/** Whether all who are bound are companies or other bodies, by their names. */
const areCompanies = ({ burdens }: FoundClause): boolean =>
  burdens.length > 0 && burdens.every(isBody);

/** How far away in its clause what is asked for may be given. */
const farthest = 6_000;

function wordsAround(
  reading: Reading,
  { clause, sentence, bounds: scope }: ReadClause,
  mutual: boolean,
  paid: boolean,
): WordsAround {
  const { text, blocks: segments } = reading;
  const { start, end } = clause;
  const segment = segmentOf(segments, start);
  const match = { start, end, segment };
  const whole = withoutContractions(wholeClauseOf(text, segments, match, farthest));
  return {
    sentence,
    scope,
    whole,
    meanings: meaningsIn(reading, sentence),
    pointedAt: headingsPointedAt(segments, whole),
    paid,
    ofCompanies: areCompanies(clause),
    evenHanded: mutual || turnedRound.test(scope),
  };
}

/**
 * A flag for each clause of an analysis as it is read for a client. Nothing is found anew: the same clauses, parties
 * and text give the same flags. Offsets are UTF-16 code units of `text`.
 */
export const flagsFor = (
  reading: Reading,
  analysis: Pick<Analysis, "clauses" | "documentType" | "facts">,
  client: Client,
): RiskFlag[] => reasonedFlagsFor(reading, analysis, client).map(({ flag }) => flag);

/** The same, each with all that speaks for its level. */
export function reasonedFlagsFor(
  reading: Reading,
  { clauses, documentType, facts }: Pick<Analysis, "clauses" | "documentType" | "facts">,
  client: Client,
): Reasoned[] {
  const { text, blocks: segments } = reading;
  const setting = findLegalSetting(text, documentType, facts);
  const name = clientName(facts.parties, text, client);
  const recipient = clientName(facts.parties, text, { side: "recipient" });
  const called = calledIn(text, facts.parties);
  const own = facts.parties.find((party) => party.name === name);
  const homes = own ? homesOf(text, own, facts.parties) : [];
  const paper = paperOf(text, setting, facts.price);
  const cast = castOf(facts.parties, text);
  const payee = cast.members[cast.payment?.payee ?? -1]?.name;
  const beside = sharingWords(clauses);
  const ofKind = Map.groupBy(clauses, ({ id }) => id);
  /** Where each provision was told. */
  const told = new Map<string, string>();
  const flags = cardsOf(text, clauses, beside).flatMap((clause) => {
    const known = ruleById.get(clause.id);
    if (!known) return [];
    const words = onOneLine(text.slice(clause.start, clause.end));
    const rule = ruleAtHome(known, words, homes) ?? (setting.abroad ? ruleAbroad(known) : known);
    const besides = beside.get(clause) ?? [];
    const mirrored = isMirrored(clause, ofKind.get(clause.id) ?? []);
    const read = {
      ...readClause(text, segments, rule, clause, clauses, besides, cast),
      mirrored,
    };
    const byWords = rate(read, name, called);
    const spares = clause.burdens.length > 0 && !clause.burdens.includes(recipient ?? "");
    const fair =
      byWords.facing === "mutual" ||
      (recipient !== null && spares) ||
      weightOnBound(read, byWords, called) === "Low";
    const ofCompanies = areCompanies(clause);
    const cited = lawFor({ id: rule.id, words: read.bounds, fair, ofCompanies }, setting);
    const rating = ratedUnderLaw(byWords, read, cited, called, formOf(setting));
    // The instances of a kind share a card: its law is told once.
    const law = cited.filter(({ provision }) => told.get(provision.id) !== rule.title);
    const fresh = law.filter(({ provision }) => !told.has(provision.id));
    const note = noteOf(law, told);
    for (const { provision } of fresh) told.set(provision.id, rule.title);
    const recommendation = recommendationOf({
      read,
      rating,
      client: name,
      called,
      law: {
        asks: lawAsks(fresh.filter(({ provision }) => !provision.ofUnfairness)),
        ofUnfairness: lawAsks(fresh.filter(({ provision }) => provision.ofUnfairness)),
        endangers: cited.some(
          (one) =>
            endangers(one) &&
            (!one.provision.ofUnfairness ||
              byWords.raises.length > 0 ||
              weightOnBound(read, byWords, called) === "High"),
        ),
        mayFall: cited.some(mayFall),
      },
      words: wordsAround(
        reading,
        read,
        rating.facing === "mutual" || mirrored,
        name !== null && name === payee,
      ),
      paper,
    });
    const together = togetherWith(clause, clauses, name, text);
    const advice = together === "" ? recommendation : `${recommendation} ${together}`;
    return [flagOf(read, rating, text.slice(clause.start, clause.end), note, advice)];
  });
  const asked = askedOnce(flags.map(({ flag }) => flag));
  return flags.map(({ reasoning }, at) => ({ reasoning, flag: asked[at] as RiskFlag }));
}
