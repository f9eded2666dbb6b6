import type { Member } from "./cast.ts";

/** "The disclosing party", "the non-defaulting Party": each of them, as it happens. */
const acting =
  /\b[Tt]he ((?:non-)?(?:[a-z]{3,14}ing|affected|aggrieved|indemnified|injured|innocent|insolvent)|(?:Non-)?(?:[A-Z][a-z]{2,13}ing|Affected|Aggrieved|Indemnified|Insolvent))[ -]([Pp]arty)(?!['’]?s? to\b)/g;
/** Words of the same form that name nobody in particular, or one for good. */
const noTurn = /^(?:contracting|signing|undersigning|existing|following|remaining|relying)$/i;

/** "“Grantor” means the party granting …", "“Discloser” means either A or B". */
const eitherMeant =
  /["“]([A-Z][A-Za-z]{2,20})["”] (?:shall )?(?:means?|refers? to) (?:either|(?:the|a|an|any|each|whichever)(?: of the)? part(?:y|ies))\b/g;

/** "Which one of them (the lender) leaves with the other (the keeper)": two who are defined by what each does in its turn. */
const definedInTurn =
  /\b(?:either|each|one|any|a)(?: one)?( of [^.;()]{1,60}?| party)? \((?:the |an? )?["“]?([A-Za-z]{3,20})["”]?\)[^.;()]{1,120}?\bthe other(?: of them| party)? \((?:the |an? )?["“]?([A-Za-z]{3,20})["”]?\)/g;

/** "“Alder” means AHL and all its subsidiaries". */
const withItsGroup =
  /["“]([A-Z][\w&.-]{1,30}(?: [A-Z][\w&.-]{1,30}){0,3})["”] (?:shall )?(?:means?|refers? to|includes?) (?:the )?([A-Z][^,;:."“”]{0,60}?),? (?:and|together with|or) (?:(?:all|any|each|every|either)(?: of)? )?(?:(?:its|their|his|her|the|[A-Z]\w*(?:['’]s)?) ){0,2}(?:subsidiar|affiliate|related (?:bod|entit|compan)|group compan|associated compan)/gi;

/** "Party" alone is anybody. */
const anybody = /^part(?:y|ies)$/i;

/**
 * Adds how a text calls its parties by turns ("the receiving party" is each of them when it receives), and how it calls
 * one with the companies of its group; takes away what means anybody.
 * @param together so many of them, the first, are the parties.
 */
export function withTurns(members: Member[], together: number, text: string): void {
  for (const member of members) {
    member.ways = member.ways.filter((way) => !anybody.test(way));
    member.short = member.short.filter((way) => !anybody.test(way));
  }
  const isKnown = (way: string) =>
    members.some(({ ways }) => ways.some((known) => known.toLowerCase() === way.toLowerCase()));
  for (const [, group = "", head = ""] of text.matchAll(withItsGroup)) {
    const meant = members.find(({ ways }) => ways.includes(head.trim()));
    if (meant && !isKnown(group)) meant.ways.push(group);
  }
  const parties = members.slice(0, together);
  if (parties.length < 2) return;
  const byTurns = [
    ...[...text.matchAll(acting)].flatMap(([, act = "", party = ""]) =>
      noTurn.test(act) ? [] : [`${act} ${party}`],
    ),
    ...[...text.matchAll(eitherMeant)].map(([, role = ""]) => role),
  ];
  for (const way of new Set(byTurns.map((one) => one.toLowerCase())))
    if (!isKnown(way)) for (const member of parties) member.ways.push(way);
  for (const [, of = "", ...roles] of text.matchAll(definedInTurn)) {
    const named = parties.filter(({ ways }) => ways.some((way) => of.includes(way)));
    for (const way of new Set(roles.map((role) => role.toLowerCase())))
      if (!isKnown(way)) for (const one of named.length > 1 ? named : parties) one.ways.push(way);
  }
}
