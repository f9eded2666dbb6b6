import type { FoundClause, RiskFlag } from "../../schemas/analysis.ts";
import { facingOf } from "../clauses/level.ts";
import { overlap } from "../matching/overlap.ts";
import { countWords } from "../reading/plain-text.ts";
import { kindOf } from "../vocabulary/index.ts";
import { answeredPoints } from "./answered.ts";
import { lighterSentences } from "./lighter.ts";
import type { Material } from "./material.ts";
import { called } from "./names.ts";
import { plain } from "./phrases.ts";
import { fewest, pointOf } from "./point.ts";

/** The last place among clauses of one level: what no record gives a place. */
const last = 100;
/** What may cost most money, or lose the thing itself, comes first among clauses of one level. */
const gravityOf = (clause: string | null): number => kindOf(clause ?? "")?.gravity ?? 2 * last;
const isGrave = (clause: string | null): boolean => gravityOf(clause) <= last;
/** Whether a client answers for what others owe, so that their burdens are its own in the end. */
const answersForOthers = (flags: RiskFlag[], client: string) =>
  flags.some(
    ({ clauseId, burdens }) => kindOf(clauseId ?? "")?.answersForOthers && burdens.includes(client),
  );

/**
 * The rank of a clause among what matters to a client, the weightiest first; null where it does not: what favours the
 * client, an ordinary clause of both sides, the burdens of others. What it bears itself goes before all that is not told.
 */
function rankOf(flag: RiskFlag, client: string | null, answers: boolean): number | null {
  const { clauseId, riskLevel, burdens, benefits } = flag;
  const high = riskLevel === "High";
  const place = (tier: number) => tier * 3 * last + gravityOf(clauseId);
  const facing = facingOf({ burdens, benefits }, client);
  if (client === null) return high || facing !== "mutual" ? place(high ? 0 : 1) : null;
  if (facing === "against") return high || isGrave(clauseId) ? place(high ? 0 : 1) : null;
  const told = burdens.length > 0 && benefits.length > 0;
  // That another answers with what it owns is no burden of whoever guarantees for it.
  const another = told && (!answers || kindOf(clauseId ?? "")?.evenOfGuarantor);
  if (facing === "for" || !high || (facing === null && another)) return null;
  return place(2);
}

/** Below this score what was found may be another matter, and is not told as what matters most. */
const leastSure = 0.6;

/** Of two instances of a kind the surer one is told, and the one with figures. */
function witnesses(clauses: FoundClause[]): (flag: RiskFlag) => number {
  const found = new Map(clauses.toReversed().map((one) => [`${one.id} ${one.start}`, one]));
  return ({ clauseId, start }) => {
    const clause = found.get(`${clauseId} ${start}`);
    return clause ? clause.score * 0.5 + (Object.keys(clause.values).length > 0 ? 0.4 : 0) : 0;
  };
}

/** What a client has gained that the law may undo: for the maker of a form, what weighs most. */
function shakySentence(
  flags: RiskFlag[],
  client: string | null,
  whom: string,
  most: number,
): string | null {
  const shaky = flags.filter(
    (flag) => flag.riskLevel !== "Low" && facingOf(flag, client) === "for",
  );
  if (client === null || shaky.length === 0) return null;
  const first = shaky.toSorted((a, b) => gravityOf(a.clauseId) - gravityOf(b.clauseId)).slice(0, 3);
  const count = shaky.length === 1 ? "one clause" : `${shaky.length} clauses`;
  return `What weighs most${whom} is that ${count} in its favour may not hold by the law noted on ${shaky.length === 1 ? "it" : "them"}: ${first.map((flag) => pointOf(flag, most)).join("; ")}.`;
}

/**
 * The clauses that weigh most on the client, the heaviest first: one of each kind, and none twice for the same words.
 * @param name the client, as clauses name it; null where it cannot be told.
 * @param told what the brief quotes already.
 * @param count at most so many, in at most `most` words of the document each.
 */
export function pointsSentence(
  material: Material,
  name: string | null,
  told: string,
  count: number,
  most: number,
): string {
  const { text, facts, riskFlags, clauses } = material;
  const party = facts.parties.find((one) => one.name === name) ?? { name: name ?? "", role: null };
  const whom = name === null ? "" : ` for ${called(party, text)}`;
  const answered = answeredPoints(material, told).slice(0, count);
  const of = riskFlags.filter(({ clauseId }) => clauseId !== null);
  if (of.length === 0 && answered.length === 0)
    return "No clause of the kinds that this analyser knows was found in it.";
  const answers = name !== null && answersForOthers(of, name);
  const witnessOf = witnesses(clauses);
  const isNews = ({ quote, place, clauseId }: RiskFlag) => {
    const words = plain(quote);
    // The sentences on how long it runs tell these already, if they cite the same place.
    const ofLength = kindOf(clauseId ?? "")?.ofLength && place && told.includes(`(${place})`);
    return countWords(words) >= fewest && !told.includes(words.slice(0, 40)) && !ofLength;
  };
  const scores = new Map(clauses.map(({ id, start, score }) => [`${id} ${start}`, score]));
  const isSure = ({ clauseId, start }: RiskFlag) =>
    (scores.get(`${clauseId} ${start}`) ?? 1) >= leastSure;
  const heavy = of.filter((flag) => flag.riskLevel !== "Low");
  // What is rated High is told before it is said that nothing is, also where it may be another matter.
  const sure = heavy.filter(isSure);
  const isUnsure = !heavy.some((flag) => flag.riskLevel === "High" && isSure(flag));
  const ranked = (
    isUnsure ? heavy.filter((flag) => isSure(flag) || flag.riskLevel === "High") : sure
  )
    .map((flag) => ({ flag, rank: rankOf(flag, name, answers) }))
    .filter((one): one is { flag: RiskFlag; rank: number } => one.rank !== null)
    .filter(({ flag }) => isNews(flag))
    .sort(
      (a, b) =>
        a.rank - b.rank || witnessOf(b.flag) - witnessOf(a.flag) || a.flag.start - b.flag.start,
    )
    .map(({ flag }) => flag);
  const chosen: RiskFlag[] = [];
  for (const flag of ranked)
    if (
      answered.length + chosen.length < count &&
      !answered.some(({ rests }) => rests.some((words) => overlap(words, flag))) &&
      chosen.every(
        (one) =>
          one.clauseTitle !== flag.clauseTitle && (one.end <= flag.start || flag.end <= one.start),
      )
    )
      chosen.push(flag);
  const points = [
    ...answered.map(({ words }) => words),
    ...chosen.map((flag) => pointOf(flag, most)),
  ];
  if (points.length > 0) return `What matters most${whom}: ${points.join("; ")}.`;
  return shakySentence(of, name, whom, most) ?? lighterSentences(of, name, whom, most);
}
