import type { RiskFlag } from "../../schemas/analysis.ts";
import { facingOf } from "../clauses/level.ts";
import { kindOf } from "../vocabulary/index.ts";
import { list } from "./phrases.ts";
import { pointOf } from "./point.ts";

/** So many clauses have to be found before it says something that none of them is heavy. */
const telling = 8;

/**
 * What was found where nothing in it is heavy: the middling burdens of the client, and how far the reading went. That
 * nothing weighs is said of many clauses only, of which each is told and some are for the client or for both.
 */
export function lighterSentences(
  flags: RiskFlag[],
  client: string | null,
  whom: string,
  most: number,
): string {
  const facings = flags.map((flag) => ({ flag, facing: facingOf(flag, client) }));
  const open = facings
    .filter(({ flag, facing }) => facing === null && !kindOf(flag.clauseId ?? "")?.ofNobody)
    .map(({ flag }) => flag.clauseTitle);
  const against = facings.filter(({ facing }) => facing === "against").map(({ flag }) => flag);
  const heavier = Map.groupBy(
    against.filter(({ riskLevel }) => riskLevel !== "Low"),
    ({ clauseTitle }) => clauseTitle,
  );
  const points = [...heavier.values()].flatMap((same) => same.slice(0, 1)).slice(0, 3);
  const oneWay = against.length > 0 && !facings.some(({ facing }) => facing === "for");
  const found = flags.length === 1 ? "the one clause" : `the ${flags.length} clauses`;
  const none =
    flags.length === 1 ? "The one clause found in it is not" : `None of ${found} found in it is`;
  const heaviest = points.map((flag) => pointOf(flag, most)).join("; ");
  const high = flags.filter(({ riskLevel }) => riskLevel === "High");
  const sentences = [
    high.length > 0
      ? `Rated High${whom}: ${list(high.slice(0, 3).map(({ clauseTitle, place }) => (place ? `${clauseTitle} (${place})` : clauseTitle)))}.`
      : points.length > 0
        ? `No clause found in it is rated High${whom}; what binds most: ${heaviest}.`
        : oneWay || open.length > 0 || flags.length < telling
          ? `${none} rated High${whom}${oneWay ? ", and none is in that side’s favour" : ""}.`
          : `None of the clauses found in it weighs heavily${whom}.`,
  ];
  if (open.length > 0)
    sentences.push(
      `Which side ${open.length === flags.length ? (open.length === 1 ? "it binds" : "they bind") : `${open.length} of ${found} bind${open.length === 1 ? "s" : ""}`} could not be told: ${list([...new Set(open)].slice(0, 4))}.`,
    );
  return sentences.join(" ");
}
