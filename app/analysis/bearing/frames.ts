import type { Cast } from "../cast/cast.ts";
import { isAside } from "../cast/cast.ts";
import { type Mention, mentionsIn } from "../cast/mentions.ts";
import { counterpartOf, holdersWith } from "../cast/sides.ts";
import { mayMatch } from "../matching/signs.ts";
import { turnsOfDuties } from "../turns/duties.ts";
import { turnsOfGoods } from "../turns/goods.ts";
import { turnsOfLoss } from "../turns/loss.ts";
import { turnsOfMoney } from "../turns/money.ts";
import { turnsOfRights } from "../turns/rights.ts";
import { signed } from "../turns/signed.ts";
import type { Told, Turn } from "../turns/turn.ts";

const turns: readonly Turn[] = [
  ...turnsOfLoss,
  ...turnsOfRights,
  ...turnsOfMoney,
  ...turnsOfDuties,
  ...turnsOfGoods,
];

/** Where a turn of phrase stands in a condition, it says when something holds, and not for whom. */
const conditional =
  /(?:^|[,;:(] ?|\band |\bor )(?:if|unless|where|when|whenever|until|except|other than|save|provided|after|before|once|while|so long as|in the event)\b[^,;:]{0,160}$/;

/** Conditions are in the present: what must be done stands in the main clause, comma or no comma. */
const ordered = /^@\d+ (?:must|shall|will|agrees)\b/;
const directly = /\b(?:if|unless|where|when|until)\b[^a-z]*$/;

/**
 * Those who stand opposite somebody in a sentence: others whom it names, or their counterpart; of many all others. Whoever
 * answers for another may bear what is somebody's gain, where nobody else is named, and gains by nothing.
 */
function opposite(
  cast: Cast,
  one: number[],
  named: number[][],
  as: "bearing" | "gaining",
): number[] {
  const main = [...cast.members.keys()].filter((at) => {
    const member = cast.members[at];
    return member && !isAside(member) && !one.includes(at);
  });
  const others = named.filter((who) => !who.some((at) => one.includes(at)));
  const [only] = others;
  if (only && others.length === 1 && (as === "bearing" || only.some((at) => main.includes(at))))
    return only;
  const [first] = one;
  if (first === undefined) return [];
  if (one.length > 1 && cast.sides[first] === null) return main;
  const other = counterpartOf(cast, first);
  return other === null
    ? []
    : holdersWith(cast, other).filter((at) => at === other || !named.flat().includes(at));
}

function toldBy({ of, says, unless }: Turn, clause: string, text: string, who: number[][]) {
  if (!of.test(clause) || !mayMatch(says, text) || unless?.test(text)) return null;
  const meant = (sign?: string) => (sign ? who[Number(sign.slice(1))] : undefined);
  says.lastIndex = 0;
  for (let found = says.exec(text); found?.groups; found = says.exec(text)) {
    const before = text.slice(0, found.index);
    const { bears, gains } = found.groups;
    if (!conditional.test(before) || (ordered.test(found[0]) && !directly.test(before)))
      return { bears: meant(bears), gains: meant(gains) };
    says.lastIndex = found.index + 1;
  }
  return null;
}

/**
 * Whom a sentence's turns of phrase say that it burdens and benefits; null where there are none, or they differ.
 * @param before whom the sentence before was about.
 */
export function phrased(
  clause: string,
  words: string,
  cast: Cast,
  before: number[] = [],
): Told | null {
  const mentions: readonly Mention[] = mentionsIn(cast, words, before);
  if (mentions.length === 0) return null;
  const { text, who } = signed(words, mentions);
  const all = turns.flatMap((one): Told[] => {
    const told = toldBy(one, clause, text, who);
    const bears = told?.bears ?? (told?.gains ? opposite(cast, told.gains, who, "bearing") : []);
    const gains = told?.gains ?? (told?.bears ? opposite(cast, told.bears, who, "gaining") : []);
    const both = bears.some((at) => gains.includes(at));
    return both || bears.length === 0 || gains.length === 0 ? [] : [{ bears, gains }];
  });
  const [first, ...others] = all;
  const differ = others.some(
    ({ bears, gains }) =>
      bears.some((at) => first?.gains.includes(at)) ||
      gains.some((at) => first?.bears.includes(at)),
  );
  return first && !differ ? first : null;
}
