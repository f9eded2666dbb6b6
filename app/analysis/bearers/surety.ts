import type { Cast } from "../cast/cast.ts";
import { isAside } from "../cast/cast.ts";
import { mentionsIn } from "../cast/mentions.ts";
import { counterpartOf } from "../cast/sides.ts";
import { signed } from "../turns/signed.ts";
import type { Told } from "../turns/turn.ts";

const answering =
  /@(\d+)(?:'s)?[^.;@]{0,80}?\b(?:guarant\w+|answers? for|answerable|stands? (?:behind|surety)|underwrites?)\b|\bguaranteed by @(\d+)/;
/** Words that let somebody off, or keep in bounds what they answer for: those are read as any others. */
const letOff =
  /(?<!\bnot )(?<!\bnot be )(?<!\bnor )\b(?:releas\w+|reliev\w+|discharg\w+|free(?:d)? (?:of|from)|let(?:s|ting)? off|lets?\b.{0,40}\boff|laps\w+|expires?|ends?|no further|no more|only|limited|stops? at|never|nothing|nobody|does not|need not|gives? up|waives?|no (?:recourse|claim|call)|until|go from|without first|may not|cannot)\b/;
/** "A continuing guarantee, not discharged until all is paid": it lets nobody off. */
const goesOn =
  /\bcontinuing (?:guarantee|security|obligation)|\bnot (?:be |to have |have )?(?:(?:wholly|partially|partly|in any way|or) ){0,4}(?:discharged|released|reduced|affected)\b/;
const creditor =
  /\b(?:owes?|owed to|owing to|due to|payable to|promises?|undertakes? to|guarant\w+ (?:un)?to|surety to|(?:answerable|bound|covenants?|answers?) (?:and \w+ )?(?:to|with)|in favour of|(?:received|recovered|collected|realised) (?:or \w+ )?by|binds (?:him|her|it)self to) @(\d+)|\bthat @(\d+) will be paid|@(\d+) (?:may|can|is entitled to|reserves @\d+'s right to)\b[^.;]{0,60}? (?:require|request|demand|ask|call)\b/;

/** Whose debt it is: what is paid, owed or promised by them. */
const owing =
  /\b(?:by|from|of) @(\d+)|\b(?:what|whatever|that|which|if|whenever|when) @(\d+) (?:will|owes?|fails?|does|do|has|have|is|are|ought|must|leaves?|may)\b|@(\d+)'s (?:payment|debts?|promises?|obligations?|performance|accounts?)/;

/**
 * "The Director guarantees what you owe us": who answers for another bears it, for the good of the one to whom that is
 * owed, whichever of them the sentence names. Null where it lets them off, or nobody is known to answer for another.
 */
export function suretyOf(words: string, cast: Cast): Told | null {
  const mentions = mentionsIn(cast, words);
  const { text, who } = signed(words, mentions);
  if (letOff.test(text) && !goesOn.test(text)) return null;
  const asides = cast.members.flatMap((member, at) => (isAside(member) ? [at] : []));
  const named = answering.exec(text);
  const subject = named ? (who[Number(named[1] ?? named[2])] ?? []) : [];
  const bears = subject.some((at) => asides.includes(at)) || asides.length === 0 ? subject : asides;
  if (bears.length === 0) return null;
  const owed =
    who[
      Number(
        creditor
          .exec(text)
          ?.slice(1)
          .find((at) => at !== undefined) ?? -1,
      )
    ];
  if (owed && !owed.some((at) => bears.includes(at))) return { bears, gains: owed };
  const after = text.slice(named?.index ?? 0);
  const debtor =
    who[
      Number(
        owing
          .exec(after)
          ?.slice(1)
          .find((at) => at !== undefined) ?? -1,
      )
    ]?.[0];
  const others = cast.members.flatMap((member, at) =>
    bears.includes(at) || isAside(member) ? [] : [at],
  );
  const gains =
    debtor === undefined || bears.includes(debtor)
      ? (cast.payment?.payee ?? null)
      : others.length === 2
        ? (others.find((at) => at !== debtor) ?? null)
        : counterpartOf(cast, debtor);
  return gains === null || bears.includes(gains) ? null : { bears, gains: [gains] };
}
