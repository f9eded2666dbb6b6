import type { Cast } from "./cast.ts";
import { type Mention, mentionsIn } from "./mentions.ts";
import { counterpartOf, isAside } from "./sides.ts";
import { signed } from "./signed.ts";

/** Those who bear a clause and those who gain by it, by their indexes. */
export interface Told {
  bears: number[];
  gains: number[];
}

/** A turn of phrase that says who bears a clause ("<B>") or who gains by it ("<G>"), in the clauses where it does. */
interface Frame {
  of: RegExp;
  says: RegExp;
  /** What the sentence must not say besides. */
  unless?: RegExp;
}

/** A pattern of a frame: "<B>" and "<G>" stand for a sign, "~" for some words without a sign, "not" for any denial. */
const turn = (words: string): RegExp =>
  new RegExp(
    words
      .replaceAll("<B>", "(?<B>@\\d+)(?!')")
      .replaceAll("<B's>", "(?<B>@\\d+)'s")
      .replaceAll("<G>", "(?<G>@\\d+)(?!')")
      .replaceAll("<G?>", "(?<G>@\\d+)(?:'s)?")
      .replaceAll("<B?>", "(?<B>@\\d+)(?:'s)?")
      .replaceAll("<G's>", "(?<G>@\\d+)'s")
      .replaceAll("~~", "[^.;]{0,140}?")
      .replaceAll("~", "[^.;@]{0,80}?"),
  );

const limits = /^(?:limitation-of-liability|consequential-loss)$/;
const disclaimers = /^(?:limitation-of-liability|consequential-loss|warranty-disclaimer)$/;
const owning = /^ip-assignment$/;
const using = /^licence-scope$/;
const setOff = /^payment-set-off$/;
const anything = /./;
const powers =
  /^(?:content-removal|publicity|audit-rights|unilateral-variation|step-in|power-of-attorney|subcontracting|demolition-or-relocation)$/;

const handling = /^(?:privacy|data-return)$/;
const returning = /^(?:post-termination|data-return|make-good|confidentiality)$/;
const duties =
  /^(?!limitation-of-liability$|consequential-loss$|indemnity$|warranty-disclaimer$|sole-remedy$)/;
const denied = /\b(?:not?|never|nothing|neither|nor|cannot|no)\b/;

const bound = "(?:limited|capped|excluded|restricted|confined|no more than|not exceed|cannot exceed|never exceed|at an end|ends)";

export const frames: Frame[] = [
  // Limits.
  {
    of: limits,
    says: turn(
      "<G> (?:shall|will|can|may|is|are|must|does|do)(?: not| never|n't)\\b~\\b(?:liable|responsible|answerable|accountable)\\b",
    ),
  },
  { of: limits, says: turn(`(?:liability|responsibility) of <G>~\\b${bound}\\b`) },
  { of: limits, says: turn(`<G's> (?:[\\w-]+ ){0,4}?(?:liability|responsibility|exposure|bill)\\b~\\b${bound}\\b`) },
  { of: limits, says: turn("<G's> (?:bill|liability)~ (?:never|not) include") },
  { of: limits, says: turn(`what(?:ever)? <G> (?:ha(?:s|ve)|must|owes?|is|are)\\b~~\\b(?:${bound}|only)\\b`) },
  { of: limits, says: turn("<G>~ only as trustee\\b") },
  { of: limits, says: turn(`recover(?:y|able|ed|s)? by <B>\\b~~\\b${bound}\\b`) },
  { of: limits, says: turn("<B> (?:shall|will|must|may|can|does|do|agrees?)(?: not| never|n't)?~\\bhold @\\d+~\\b(?:liable|responsible|answerable)\\b") },
  // What nobody answers for.
  { of: disclaimers, says: turn("<G> (?:gives?|makes?|offers?|has made|have made) (?:@\\d+ )?no\\b~\\b(?:warrant|promise|represent|guarantee|assurance|statement)") },
  { of: disclaimers, says: turn("<G> (?:do|does|can|will|did)(?: not|n't)\\b~\\b(?:warrant|promise|represent|guarantee|vouch|assure)") },
  { of: disclaimers, says: turn("<G> (?:accepts?|assumes?|takes?|bears?|ha(?:s|ve)|owes?) no\\b ~\\b(?:liability|responsibility|blame|duty)") },
  { of: disclaimers, says: turn("\\bnot (?:warranted|vouched for|guaranteed|promised) by <G>") },
  { of: disclaimers, says: turn("\\bno (?:liability|responsibility|promise|warranty|representation)~ (?:accepted|assumed|borne|given|made) by <G>") },
  // What is whose.
  { of: owning, says: turn("(?<!if |where )<G> (?:will |shall |is to |are to )?(?:owns?|keeps?|retains?)\\b") },
  { of: owning, says: turn("\\b(?:belongs?|vests?|pass(?:es)?|property|assigned|transferred|assigns?|transfers?|conveys?)\\b~ (?:to|in|unto|of) <G>") },
  { of: using, says: turn("<G>,? (?:gets?|ha(?:s|ve)|receives?|is granted|are granted) an? ~\\b(?:right|licen[cs]e|permission)\\b") },
  { of: using, says: turn("<B> (?:is|are) not (?:granted|given|allowed|permitted)\\b") },
  { of: using, says: turn("\\b(?:right|licen[cs]e|permission)\\b~~ personal to <B>") },
  { of: using, says: turn("<B> (?:hereby )?(?:grants?|licen[cs]es?) <G>") },
  // Set-off.
  { of: setOff, says: turn("<G>~ (?:may|can|(?:is|are) (?:entitled|free) to) (?:also |then |at any time |by notice )?(?:set|deduct|withhold|appl|retain|net|hold|keep|take|offset|combine|appropriate)"), unless: /\b(?:only|neither|nor|no)\b/ },
  { of: setOff, says: turn("may be (?:applied|set off|deducted|withheld|retained|taken|netted|knocked)~ by <G>") },
  { of: setOff, says: turn("payments? (?:~ )?by <B>") },
  { of: setOff, says: turn("\\b(?:free|clear) of ~(?:set-?off|counterclaim|cross-?claim|cross-?demand|deduction)s?~ (?:of|by) <B>") },
  { of: setOff, says: turn("<G> (?:is|are) to (?:receive|be paid)\\b") },
  { of: setOff, says: turn("(?:claim|dispute|complaint)s? (?:that |which )?<B> (?:has|have|may have)~~ (?:is|are) no (?:ground|reason|excuse)") },
  // Powers over what is the other's.
  { of: duties, says: turn("<B> (?:may|can) be (?:required|asked|called (?:on|upon)|told|directed|obliged)\\b~ (?:by|to)\\b"), unless: denied },
  { of: powers, says: turn("<G> (?:may|can|(?:is|are) entitled to|reserves? the right to)\\b(?! (?:also |only |not )?(?:be|not|only|take place)\\b)"), unless: /\bagrees that\b/ },
  { of: anything, says: turn("(?:is|are|being) <B's> to (?:bear|find|pay|meet|carry|make good|put right)\\b") },
  { of: anything, says: turn("\\b(?:falls?|is|are) (?:to|on|upon) <B>(?:,|;|\\.| to | which)") },
  { of: powers, says: turn("<G's> (?:[\\w-]+ ){1,3}?may\\b") , unless: /'s (?:[\w-]+ ){1,3}?may(?: \w+)? be/},
  { of: powers, says: turn("may~ be \\w+~ by <G?>"), unless: /\b(?:only|keeps)\b/ },
  { of: powers, says: turn("open to ~ by <G?>") },
  { of: /^publicity$/, says: turn("<B's> (?:[\\w-]+ ){0,3}?(?:names?|logos?|marks?|brand|image|likeness|photos?)\\b~ may be\\b") },
  // Whoever something is given back or paid to.
  { of: anything, says: turn("^(?:[\\d.()a-z]{1,6} )?(?:to|unto) <G> (?:must|shall|will|is|are)\\b~\\b(?:given|paid|repaid|returned|handed|delivered|sent|owed|refunded)\\b") },
  { of: anything, says: turn("\\b(?:must|shall|will|(?:is|are|has|have) to) be \\w+(?:ed|en|t|ne|ung|ade) (?:\\w+ )?by <B>"), unless: /\b(?:only|no|not|open|approved|decided|represented|owned|consented|used)\b/ },
  { of: anything, says: turn("\\b(?:is|are|be) for <B's> (?:own )?(?:account|cost|expense)\\b"), unless: /\bno\b/ },
  { of: anything, says: turn("\\b(?:borne|indemnified|made good) by <B>"), unless: /\b(?:no|not|only|may)\b/ },
  { of: /^exclusivity$/, says: turn("<B's> (?:one and only|sole|only|exclusive|single)(?: and \\w+)? (?:source|supplier|provider|outlet|distributor|seller)"), unless: /\bappoints?\b/ },
  { of: /^exclusivity$/, says: turn("<B>,? (?:hereby )?(?:appoints?|engages?|retains?) @\\d+~ (?:only|sole|exclusive|exclusively)\\b"), unless: /\bnon-exclusive/ },
  // Rights that are a title and a holder: "Right of relocation: the Lessor".
  { of: anything, says: turn("^(?:[\\d.()a-z]{1,6} )?(?:an? |the )?(?:right|option|power|election)\\b[^.;@:]{0,60}: ?<G>") },
  { of: /^(?:first-refusal|pre-emption)$/, says: turn("<G> ha(?:s|ve) (?:an? |the )?(?:right of )?(?:first refusal|pre-emption|option)") },
  { of: /^(?:first-refusal|pre-emption)$/, says: turn("\\b(?:offer(?:ed)?|offering)\\b~ to <G>") },
  { of: /^gst$/, says: turn("<B>,? (?:must |shall |will |is to |agrees to |has to |also )*(?:pays?|hand over|hands over|adds?|reimburses?|bears?)\\b[^.;]{0,70}?\\bgst\\b") },
  { of: handling, says: turn("<B> (?:must|shall|will|undertakes? to|agrees? to) (?:not )?(?:handle|keep|store|protect|delete|tell|notify|collect|secure|look after|treat)") },
  { of: returning, says: turn("<B>\\b[^.;@]{0,120}? (?:must|shall|will) (?:then )?(?:destroy|return|hand|deliver|delete|cease|give back|vacate|remove|reinstate)") },
  { of: /^(?:contract-by-use|deemed-acceptance)$/, says: turn("<B> (?:will have|ha(?:s|ve)|(?:is|are|will be|shall be) (?:taken|deemed|treated)~ to have) (?:accepted|agreed)") },
  { of: /^contract-by-use$/, says: turn("\\bby <B?>~ (?:amounts? to|counts? as|means|is) (?:agreement|acceptance|assent|consent)") },
  { of: /^default-interest$/, says: turn("\\bearns? <G>") },
  { of: /^ppsa-security$/, says: turn("<G> (?:keeps?|ha(?:s|ve)|retains?|holds?|reserves?) (?:an? |the )?~\\b(?:security interest|title|ownership|charge|lien)\\b") },
  { of: anything, says: turn("^(?:to|unto) <G> @\\d+ (?:owes?|gives?|must|shall|grants?)\\b") },
  { of: /^termination-for-breach$/, says: turn("\\bbreach by <B>") },
  { of: /^termination-for-(?:breach|convenience)$/, says: turn("<G> (?:may|can|is entitled to)(?: \\w+){0,3} (?:terminate|end|cancel|rescind|determine|declare)") },
  { of: /^time-bar$/, says: turn("<B> (?:must|shall|has to|have to) ~\\b(?:notify|notice|tell|claim|bring|raise|make|lodge|write)\\b") },
  { of: /^time-bar$/, says: turn("\\bmust (?:reach|be (?:given|made|notified|sent|brought|lodged|put)~ (?:to|with)) <G>") },
  { of: /^insurance$/, says: turn("<B> to (?:hold|insure|keep|take out|maintain|effect|carry)") },
];

const conditional =
  /(?:^|[,;:(] ?|\band |\bor )(?:if|unless|where|when|whenever|until|except|other than|save|provided|after|before|once|while|so long as|in the event)\b[^,;:]{0,160}$/;

/** Those who stand opposite somebody in a sentence: another whom it names, or its counterpart. */
function opposite(cast: Cast, one: number[], named: number[][]): number[] {
  const others = named.filter((who) => !who.some((at) => one.includes(at)));
  const [only] = others;
  if (only && others.length === 1 && !only.every((at) => isAside(cast.members[at] ?? { name: "", ways: [], short: [] })))
    return only;
  const [first] = one;
  const other = first === undefined ? null : counterpartOf(cast, first);
  return other === null ? [] : [other];
}

/** All frames that a sentence is built on, each with what it tells. */
export function framesIn(
  clause: string,
  words: string,
  cast: Cast,
  mentions: Mention[] = mentionsIn(cast, words),
): (Told & { frame: number })[] {
  if (mentions.length === 0) return [];
  const { text, who } = signed(words, mentions);
  return frames.flatMap(({ of, says, unless }, frame) => {
    if (!of.test(clause) || unless?.test(text)) return [];
    const found = says.exec(text);
    if (!found || conditional.test(text.slice(0, found.index))) return [];
    const membersOf = (sign?: string) => (sign ? who[Number(sign.slice(1))] : undefined);
    const [bears, gains] = [membersOf(found.groups?.["B"]), membersOf(found.groups?.["G"])];
    const told = {
      bears: bears ?? (gains ? opposite(cast, gains, who) : []),
      gains: gains ?? (bears ? opposite(cast, bears, who) : []),
    };
    const same = told.bears.some((at) => told.gains.includes(at));
    return same || told.bears.length === 0 || told.gains.length === 0 ? [] : [{ ...told, frame }];
  });
}

/** Whom a sentence's turns of phrase say that it burdens and benefits; null where there are none, or they differ. */
export function phrased(clause: string, words: string, cast: Cast): Told | null {
  const [first, ...others] = framesIn(clause, words, cast);
  if (!first) return null;
  const differ = others.some(
    ({ bears, gains }) =>
      bears.some((at) => first.gains.includes(at)) || gains.some((at) => first.bears.includes(at)),
  );
  return differ ? null : first;
}
