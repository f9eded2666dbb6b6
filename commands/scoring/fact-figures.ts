import type { ContractPrediction } from "./contract-predictions.ts";
import type { LabelledContract } from "./labelled-data.ts";

/** "6/21/2000" as "2000-06-21"; null where the annotators left something open or blank. */
function readDate(answer: string): string | null {
  if (/^perpetual$/i.test(answer)) return "perpetual";
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(answer) ?? [];
  return month && day && year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : null;
}

function bare(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** The places of an answer, without what kind of place they are. */
function places(answer: string): string[] {
  return answer
    .split(/[;,]| and /)
    .map((place) =>
      bare(place).replace(
        /\b(?:the|state|province|republic|federal|people s|of|commonwealth)\b/g,
        " ",
      ),
    )
    .map((place) => place.replace(/\s+/g, " ").trim())
    .filter((place) => place !== "");
}

/** The parties of an answer, `name ("defined term"); …`, without their terms and forms of company. */
function partyName(name: string): string {
  return bare(name.replace(/[(“"].*$/s, ""))
    .replace(
      /\b(?:incorporated|inc|llc|l l c|ltd|limited|corporation|corp|company|co|lp|plc|gmbh|ag|n v|b v|s a)\b/g,
      "",
    )
    .replace(/\s+/g, " ")
    .trim();
}

function partiesOf(answer: string): string[] {
  return answer
    .split(";")
    .filter((part) => !/referred to|collectively|each a |each and/i.test(part))
    .map(partyName)
    .filter((name) => name.length > 1);
}

interface Score {
  /** Contracts where the annotators gave a value. */
  support: number;
  /** Of those, the share where ours is the same. */
  right: number;
}

function scoreOf(results: boolean[]): Score {
  const right = results.filter((result) => result).length;
  return {
    support: results.length,
    right: Math.round((right / (results.length || 1)) * 1e4) / 1e4,
  };
}

/**
 * The key facts against the annotators' readings, where these are complete: dates the same day, a
 * governing law that shares a place, and parties of which half or more (or all) are named.
 */
export function factFigures(contracts: LabelledContract[], predictions: ContractPrediction[]) {
  const pairs = contracts.map(({ answers }, at) => ({ answers, said: predictions[at]?.facts }));
  const dates = (category: string, fact: "agreementDate" | "effectiveDate" | "expiryDate") =>
    scoreOf(
      pairs.flatMap(({ answers, said }) => {
        const answer = readDate(answers[category] ?? "");
        return answer ? [said?.[fact] === answer] : [];
      }),
    );
  const law = pairs.flatMap(({ answers, said }) => {
    const wanted = places(answers["Governing Law"] ?? "");
    const named = places(said?.governingLaw ?? "");
    return wanted.length > 0 ? [wanted.some((place) => named.includes(place))] : [];
  });
  const namedParties = pairs.flatMap(({ answers, said }) => {
    const wanted = partiesOf(answers.Parties ?? "");
    const named = (said?.parties ?? []).map(partyName);
    const found = wanted.filter((name) => named.some((other) => other === name));
    return wanted.length > 0 ? [found.length / wanted.length] : [];
  });
  return {
    governingLaw: scoreOf(law),
    parties: scoreOf(namedParties.map((share) => share >= 0.5)),
    allParties: scoreOf(namedParties.map((share) => share === 1)),
    agreementDate: dates("Agreement Date", "agreementDate"),
    effectiveDate: dates("Effective Date", "effectiveDate"),
    expiryDate: dates("Expiration Date", "expiryDate"),
  };
}
