import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { readFor } from "../../../app/analysis/read-for.ts";
import type { Bearing } from "../../../app/schemas/client.ts";
import { rate } from "../rate.ts";
import { type Card, cardsOf, clientOf } from "./cards.ts";
import { isSensible, match, raises } from "./matching.ts";
import type { GoldPaper, RiskKind } from "./set.ts";

/** A paper with what the analyser says of it for its client. */
export interface ReadPaper {
  paper: GoldPaper;
  cards: Card[];
  /** Whether the client is one of the parties that were found. */
  clientFound: boolean;
}

/** What the built-in analyser says of a paper for its client, as a case is read for the client that is named. */
export function readForClient(paper: GoldPaper): ReadPaper {
  const unbiased = analyseDocument(paper.text);
  const client = clientOf(unbiased.facts.parties, paper.client);
  const cards = cardsOf(readFor(paper.text, unbiased, client), client.name);
  return { paper, cards, clientFound: client.name !== null };
}

/** A paper's risks, each with the card that raises it and whether one does so at a sensible level. */
export function judgePaper({ paper: { risks }, cards }: ReadPaper) {
  const raisedBy = match(risks, cards, raises);
  const sensible = match(risks, cards, (card, risk) => isSensible(card) && raises(card, risk));
  return {
    risks: risks.map((risk, at) => ({
      ...{ risk, card: cards[raisedBy[at] ?? -1] ?? null, sensible: sensible[at] !== null },
    })),
    onNoRisk: cards.filter((card) => card.matters && !risks.some((risk) => raises(card, risk))),
  };
}

type Judged = ReturnType<typeof judgePaper>["risks"];

const raised = (risks: Judged) => ({
  risks: risks.length,
  located: rate(risks.filter(({ card }) => card).length, risks.length),
  sensible: rate(risks.filter(({ sensible }) => sensible).length, risks.length),
});

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== "").length;

/** How a text begins: its first four words, whatever it quotes among them. */
const opening = (text: string) =>
  text
    .replace(/“[^”]*”/g, "“”")
    .split(/\s+/)
    .slice(0, 4)
    .join(" ");

/** The share of texts that begin as the most of them do. */
function sameOpening(texts: string[]) {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(opening(text), (counts.get(opening(text)) ?? 0) + 1);
  return rate(Math.max(0, ...counts.values()), texts.length);
}

/**
 * To whom the flags point that raise plain risks. These weigh on the client, but where it issued the paper the risk is
 * often that its own clause will not hold: there "for" is right.
 */
function direction(risks: Judged) {
  const said: Record<Bearing, number> = { against: 0, both: 0, for: 0, unclear: 0 };
  for (const { risk, card } of risks)
    if (risk.kind === "plain" && card?.bearing) said[card.bearing]++;
  return said;
}

/**
 * How much of what a careful lawyer would raise is raised, by kind of risk and in total, and how the cards are that come
 * first; shares from 0 to 1, null of nothing.
 */
export function riskFigures(read: ReadPaper[]) {
  const judged = read.map(judgePaper);
  const risks = judged.flatMap((paper) => paper.risks);
  const cards = read.flatMap((paper) => paper.cards.filter(({ matters }) => matters));
  const ofKind = (kind: RiskKind) => raised(risks.filter(({ risk }) => risk.kind === kind));
  const onNoRisk = judged.reduce((sum, paper) => sum + paper.onNoRisk.length, 0);
  return {
    papers: read.length,
    clientsNotFound: read.filter(({ clientFound }) => !clientFound).length,
    total: raised(risks),
    byKind: {
      plain: ofKind("plain"),
      absence: ofKind("absence"),
      joined: ofKind("joined"),
      slip: ofKind("slip"),
    },
    cards: {
      ...{ mattering: cards.length, onNoRisk, onNoRiskShare: rate(onNoRisk, cards.length) },
      aPaper: Math.round((cards.length / Math.max(1, read.length)) * 10) / 10,
      medianWords: median(cards.map(({ says }) => countWords(says))),
      sameOpening: sameOpening(cards.map(({ says }) => says)),
    },
    direction: direction(risks),
  };
}

/** The same by paper and by matter: how many of how many risks are raised. */
export function raisedWhere(read: ReadPaper[]) {
  const count = (risks: Judged) => `${risks.filter(({ card }) => card).length} of ${risks.length}`;
  const judged = read.map((paper) => ({ file: paper.paper.file, ...judgePaper(paper) }));
  const all = judged.flatMap(({ risks }) => risks);
  const matters = [...new Set(all.flatMap(({ risk }) => risk.topics))].toSorted();
  return {
    byPaper: Object.fromEntries(judged.map(({ file, risks }) => [file, count(risks)])),
    byTopic: Object.fromEntries(
      matters.map((topic) => [topic, count(all.filter(({ risk }) => risk.topics.includes(topic)))]),
    ),
  };
}

/** For a person: the risks that no card raises, those that one raises too lightly, and the cards on no risk. */
export function missesInWords(read: ReadPaper[]): string {
  return read
    .map((each) => {
      const { risks, onNoRisk } = judgePaper(each);
      const line = ({ risk }: Judged[number]) =>
        `  ${risk.id} ${risk.level} ${risk.kind} [${risk.topics.join(", ")}] ${risk.says}`;
      const missed = risks.filter(({ card }) => !card).map(line);
      const light = risks
        .filter(({ card, sensible }) => card && !sensible)
        .map((risk) => `${line(risk)} (card: ${risk.card?.title}, ${risk.card?.level})`);
      const extra = onNoRisk.map(
        ({ title, level, topics, spans, says }) =>
          `  ${title}, ${level} [${topics.join(", ")}] ${spans.map(({ start, end }) => `${start}-${end}`).join(" ")}: ${says}`,
      );
      return [
        `${each.paper.file}, for ${each.paper.client}${each.clientFound ? "" : " (not found among its parties)"}`,
        ...["Not raised:", ...missed, "Raised too lightly:", ...light],
        ...["Cards on no risk:", ...extra, ""],
      ].join("\n");
    })
    .join("\n");
}
