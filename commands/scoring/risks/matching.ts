import type { Span } from "../../../app/schemas/analysis.ts";
import { sharedPart } from "../australian-spans.ts";
import type { Card } from "./cards.ts";
import type { GoldRisk } from "./set.ts";

/** A card may answer for so many risks: two may stand on one sentence. */
const risksOfCard = 2;

const isOn = (words: Span, span: Span) => sharedPart(words, span) >= 0.5;

/** Whether a card quotes two places of a risk apart: what bites only together is then what it is about. */
function joinsPlaces(card: Card, risk: GoldRisk): boolean {
  const quoted = risk.spans.filter((span) => card.spans.some((words) => isOn(words, span)));
  const quoting = card.spans.filter((words) => risk.spans.some((span) => isOn(words, span)));
  return quoted.length > 1 && quoting.length > 1;
}

/**
 * Whether a card raises a risk: it is of the same matter and shares at least half of the shorter of its words and the
 * risk's. Terms that bite together are raised by a card that quotes two of them too, whatever its matter. What is absent is
 * raised by what is said to be absent, of the same matter; a slip by a slip on its words, whatever matter that is, or
 * anywhere where it has no words.
 */
export function raises(card: Card, risk: GoldRisk): boolean {
  const sameMatter = card.topics.some((topic) => risk.topics.includes(topic));
  if (risk.kind === "absence") return card.kind === "absence" && sameMatter;
  if (risk.kind === "slip" && card.kind === "finding" && risk.spans.length === 0) return true;
  const onItsWords = risk.spans.some((span) => card.spans.some((words) => isOn(words, span)));
  const anyMatter =
    (risk.kind === "slip" && card.kind === "finding") ||
    (risk.kind === "joined" && joinsPlaces(card, risk));
  return onItsWords && (sameMatter || anyMatter);
}

/**
 * Whether a card raises a risk at a sensible level: High or Medium, which are the levels that risks have. A slip has no
 * level of its own: what is to be mended before it is signed stands as Medium.
 */
export const isSensible = (card: Card): boolean =>
  card.level === "High" || card.level === "Medium" || card.kind === "finding";

/**
 * Which card answers for which risk: as many risks as can be have one, and no card answers for more than two.
 * @returns for each risk the index of its card, or null.
 */
export function match(
  risks: readonly GoldRisk[],
  cards: readonly Card[],
  may: (card: Card, risk: GoldRisk) => boolean,
): (number | null)[] {
  const cardOf: (number | null)[] = risks.map(() => null);
  const risksWith = (card: number) =>
    cardOf.flatMap((taken, risk) => (taken === card ? [risk] : []));
  /** Finds a card for a risk, moving others to theirs where that makes room. */
  const place = (at: number, tried: Set<number>): boolean => {
    const risk = risks[at];
    for (const [index, card] of cards.entries()) {
      if (!risk || tried.has(index) || !may(card, risk)) continue;
      tried.add(index);
      const others = risksWith(index);
      if (others.length < risksOfCard || others.some((other) => place(other, tried))) {
        cardOf[at] = index;
        return true;
      }
    }
    return false;
  };
  for (const at of risks.keys()) place(at, new Set());
  return cardOf;
}
