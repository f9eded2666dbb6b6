import type { FoundClause, RiskFlag, RiskLevel } from "../../schemas/analysis.ts";
import { type Facing, facingOf } from "../clauses/level.ts";
import { countWords } from "../reading/plain-text.ts";
import { clauseRules } from "../vocabulary/index.ts";
import type { Material } from "./material.ts";
import { called } from "./names.ts";
import { plain, tellingPhrase } from "./phrases.ts";

/** What may cost most comes first, among clauses of one level. */
const gravest = [
  "uncapped-liability",
  "personal-guarantee",
  "indemnity",
  "liquidated-damages",
  "ppsa-security",
  "covenant-not-to-sue",
  "limitation-of-liability",
  "restraint-of-trade",
  "minimum-commitment",
  "early-termination-fee",
  "time-bar",
  "automatic-renewal",
  "termination-for-convenience",
  "unilateral-variation",
  "price-increase",
  "ip-assignment",
  "non-solicitation",
  "exclusivity",
  "termination-for-breach",
  "warranty-disclaimer",
  "payment-set-off",
  "default-interest",
  "change-of-control",
  "foreign-jurisdiction",
];
const levels: Record<RiskLevel, number> = { High: 200, Medium: 100, Low: 0 };
const facings: Record<NonNullable<Facing>, number> = { against: 40, mutual: -20, for: -300 };
const ruleById = new Map(clauseRules.map((rule) => [rule.id, rule]));
const fewest = 5;
/** Kinds that the sentences on how long it runs tell already, if they cite the same place. */
const toldOfLength = new Set(["automatic-renewal", "termination-for-convenience"]);
/** Up to the figure that follows what tells: a cap without its amount says little. */
const measure =
  /^[^.;]{0,45}?\$?\d[\d,]{0,12}(?:\.\d{1,2})?(?: ?(?:%|per cent\b|million\b|(?:business )?(?:days?|weeks?|months?|years?)\b))?/;

/** Of a clause that binds and favours others than the client. */
const others = -60;

function weightOf(
  { clauseId, riskLevel, burdens, benefits }: RiskFlag,
  client: string | null,
): number {
  const facing = facingOf({ burdens, benefits }, client);
  const elsewhere = client !== null && burdens.length > 0 && benefits.length > 0 ? others : 0;
  const rank = gravest.indexOf(clauseId ?? "");
  return (
    levels[riskLevel] +
    (facing ? facings[facing] : elsewhere) +
    (rank === -1 ? 0 : gravest.length - rank)
  );
}

/** A sentence without the heading that stands on its line: "Indemnity by Licensee. Licensee will …". */
function withoutHeading(words: string): string {
  const rest = words.replace(
    /^[A-Z][\w'-]{1,30}(?: (?:of|by|and|to|for|the|[A-Z][\w'-]{0,30})){0,6}\. (?=[A-Z])/,
    "",
  );
  return countWords(rest) >= fewest ? rest : words;
}

/** Of two instances of a kind the surer one is told, and the one with figures. */
function witnessOf(flag: RiskFlag, clauses: FoundClause[]): number {
  const clause = clauses.find(({ id, start }) => id === flag.clauseId && start === flag.start);
  return clause ? clause.score * 0.5 + (Object.keys(clause.values).length > 0 ? 0.4 : 0) : 0;
}

/** A flag as a point of a brief: what it is, where, and the words in it that tell. */
function pointOf({ clauseId, clauseTitle, quote, place }: RiskFlag, most: number): string {
  const words = withoutHeading(plain(quote));
  const found = ruleById
    .get(clauseId ?? "")
    ?.says.map((says) => says.exec(words))
    .find((match) => match !== null);
  const from = found?.index ?? 0;
  const matched = from + Math.min(found?.[0].length ?? 0, 90);
  const to = matched + (measure.exec(words.slice(matched, matched + 60))?.[0].length ?? 0);
  return `${clauseTitle}${place ? ` (${place})` : ""}, “${tellingPhrase(words, most, from, to)}”`;
}

/**
 * The clauses that weigh most on the client, the heaviest first: one of each kind, and none twice for the same words.
 * @param name the client, as clauses name it; null where it cannot be told.
 * @param told what the brief quotes already.
 * @param count at most so many, in at most `most` words of the document each.
 */
export function pointsSentence(
  { text, facts, riskFlags, clauses }: Material,
  name: string | null,
  told: string,
  count: number,
  most: number,
): string {
  const party = facts.parties.find((one) => one.name === name) ?? { name: name ?? "", role: null };
  const whom = name === null ? "" : ` for ${called(party, text)}`;
  const of = riskFlags.filter(({ clauseId }) => clauseId !== null);
  if (of.length === 0) return "No clause of the kinds that this analyser knows was found in it.";
  const ranked = of
    .filter(
      ({ riskLevel, quote, place, clauseId }) =>
        riskLevel !== "Low" &&
        countWords(plain(quote)) >= fewest &&
        !told.includes(plain(quote).slice(0, 40)) &&
        !(toldOfLength.has(clauseId ?? "") && place && told.includes(`(${place})`)),
    )
    .map((flag) => ({ flag, weight: weightOf(flag, name) + witnessOf(flag, clauses) }))
    .sort((a, b) => b.weight - a.weight || a.flag.start - b.flag.start)
    .map(({ flag }) => flag);
  const chosen: RiskFlag[] = [];
  for (const flag of ranked)
    if (
      chosen.length < count &&
      chosen.every(
        (one) =>
          one.clauseTitle !== flag.clauseTitle && (one.end <= flag.start || flag.end <= one.start),
      )
    )
      chosen.push(flag);
  return chosen.length === 0
    ? `None of the clauses found in it weighs heavily${whom}.`
    : `What matters most${whom}: ${chosen.map((flag) => pointOf(flag, most)).join("; ")}.`;
}
