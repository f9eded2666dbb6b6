import type { DateAction as Action } from "../../schemas/cases/key-dates.ts";
import type { Role } from "./timing.ts";

/** What is done, by the words that say so; of two the nearer to the day speaks. */
const signs: readonly (readonly [Action, RegExp])[] = [
  [
    "option",
    /\b(?:options?|exercis\w*|re-?new(?:al|s|ed|ing)?\b|extend(?:s|ed|ing)?\b|extension|further term|first refusal|right to match|stay on|put right|call right|wants? (?:a|to) (?:renew|stay|purchase|buy)\w*)\b/gi,
  ],
  [
    "review",
    /\b(?:review(?:s|ed|able)?|re-?set|CPI|market rent|increase[sd]?|indexed|indexation|rises?|adjust(?:s|ed|ment)?)\b/gi,
  ],
  [
    "payment",
    /\$\d|\b(?:pay(?:s|able|ment|ments|ing)?|paid|repay\w*|refund\w*|reimburse\w*|instal?ments?|deposit|rent|balance|fees?|royalt\w+|premium|invoices?|purchase price|bond|remit\w*|contribut\w+|retention|release[sd]?|lends?|transfers? \$)\b/gi,
  ],
  [
    "last_day_for_notice",
    /\b(?:notice|notif\w+|(?<!statement of )claims?|complain\w*|object(?:s|ion|ions)?|dispute[sd]?|cancel\w*|withdraw\w*|rescind\w*|terminate[sd]?|end(?:s|ed)? (?=the\b|this\b|it\b|that\b|early\b|by\b)|give up|say so|says? (?:no|so)|tells? |told|opts? out|respond\w*|answers?|confirm\w*|accept(?:s|ed|ance)?|reject\w*|challenge\w*|appeal\w*|book|nominat\w+|match)\b/gi,
  ],
  [
    "completion",
    /\b(?:complet(?:e|es|ed|ing)|(?<!\b(?:on|at|upon|after|before|from|to|of) )(?:completion|settlement)|settles?|practical completion|finish(?:ed|es)?|works? must be|be done|be ready|closing)\b/gi,
  ],
  [
    "delivery",
    /\b(?:deliver\w*|returns?|returned|give(?:s|n)? (?:back|the \w+ (?:its|the|back))|gives? a|hand(?:s|ed)? (?:over|back)|lodge[sd]?|send(?:s|ing)?|sent|suppl(?:y|ies)|submit\w*|reports?|accounts|statement of claim|statements?|provides?|ships?|produces?|safety plan|list|works (?:in|out)|defence|reply|samples?|security|sign(?:s|ed)? and return|signed copy|serve[sd]?|documents|certificate|pick(?:ed|s)? up|collect\w*|files?)\b/gi,
  ],
  [
    "warranty_end",
    /\b(?:warrant(?:y|ies|s|ed)|defects?(?: liability| correction)? period|guarantee period|guaranteed (?:for|against)|defects liability)\b/gi,
  ],
  [
    "other",
    /\b(?:probation\w*|insure[sd]?|insurance|registered|approv\w+|consents?|vest\w*|meeting|hearing|mediat\w+|stocktake|sunset|condition)\b/gi,
  ],
  [
    "expiry",
    /\b(?:expir(?:es|y|ing)|lapses?|remains? open|secret|confidential\w*|compete|solicit\w*|restrain\w*)\b/gi,
  ],
];

const named = signs.find(([action]) => action === "other")?.[1];

/** Whether words name one of the things that have no action of their own: a probation, a sunset date, a meeting. */
export const namesOther = (words: string): boolean =>
  named !== undefined && words.search(named) >= 0;

/** So much farther a word after the day is from it than one before it. */
const behind = 60;
/** So far from the day the label of its line stands. */
const labelFar = 25;
/** What renews by itself is stopped by a notice. */
const byItself =
  /\bautomatic\w*|\brolls?\b|\b(?:save where|unless)\b[^.;]{0,160}\b(?:notice|says? no|tells?)\b/i;
const ofTerm =
  /\b(?:terms?|leas\w+|licen[cs]\w+|periods?|hire|tenancy|franchise|ends?|expir\w+|until|runs?|show|lasts?)\b/i;
const ofClaims =
  /\b(?:claims?|notices?|objections?|complaints?)\b(?! of meeting)[^.;,]{0,20} (?:must|shall|may|is to|are to) be (?:sent|given|made|lodged|delivered|served|notified|brought)\b/i;
const ofOption = /\b(?:exercis\w*|options?|further term|renewal|renew|extend|extension)\b/i;
const ofEnding =
  /\b(?:terminat\w+|cancel\w*|non-renewal|not (?:wish|want|to|be)|does not|end(?:s|ed)? (?:the|this|it)|claims?|object\w*|disput\w+)\b/i;
const ofReview =
  /\b(?:rent|fees?|price|charges?|margin|rate)\b[^.;]{0,40}\b(?:increases?|increased|reviews?|reviewed|adjusts?|adjusted|rises?|indexed)\b/i;
const tells = /^(?:notice|notif|tell|told|says? so)/i;
const mayUse = /\b(?:may|option|right|exercis\w+)\b/i;

/**
 * What is to be done by a day.
 * @param part the words of its part of the sentence; @param from,to where the day stands in them; @param label what stands
 * before the colon of the line.
 */
export function actionOf(
  part: string,
  from: number,
  to: number,
  label: string,
  role: Role,
  isWindow: boolean,
  before: string,
): Action {
  const near = nearest(part, from, to);
  const isLabel = label !== "" && label.length < 45 && !/\d/.test(label);
  if (ofClaims.test(part)) return "last_day_for_notice";
  const named = !isLabel ? null : nearest(label, label.length + 1, label.length + 1);
  if (role === "end") {
    if (
      /\b(?:warrant|guarantee|defects?\b)/i.test(`${label} ${part}`) &&
      [near?.action, named?.action].includes("warranty_end")
    )
      return "warranty_end";
    if (/\b(?:probation|sunset)/i.test(`${label} ${part}`)) return "other";
    if (
      /\b(?:option|right|exercis\w+|first refusal)\b/i.test(`${label} ${part}`) &&
      [near?.action, named?.action].includes("option")
    )
      return "option";
    if (/\brepayment date|maturity/i.test(`${label} ${part}`) && /repay/i.test(part))
      return "payment";
    const own = named?.action;
    if (own && !ofTerm.test(`${label} ${part}`)) return own;
    return "expiry";
  }
  if (near?.action === "option" || named?.action === "option") {
    if (byItself.test(`${label} ${part}`)) return "last_day_for_notice";
  }
  if (
    near &&
    (tells.test(near.said) || (/^serve/i.test(near.said) && /\bnotice\b/i.test(part))) &&
    !byItself.test(`${label} ${part}`) &&
    ofOption.test(`${before} ${part}`) &&
    !ofEnding.test(part)
  )
    return "option";
  if (near?.action === "payment" && ofReview.test(part)) return "review";
  if (near && (!named || near.far <= labelFar)) return near.action;
  return (
    (named ?? near)?.action ?? (isWindow && mayUse.test(`${before} ${part}`) ? "option" : "other")
  );
}

function nearest(
  words: string,
  from: number,
  to: number,
): { action: Action; far: number; said: string } | null {
  let best: { action: Action; far: number; said: string } | null = null;
  for (const [action, pattern] of signs)
    for (const { index, 0: said } of words.matchAll(pattern)) {
      const far =
        index >= to
          ? index - to + behind
          : index + said.length <= from
            ? from - index - said.length
            : null;
      if (far === null) continue;
      if (!best || far < best.far) best = { action, far, said };
    }
  return best;
}
