import type { Passage } from "../statements/passages.ts";

/**
 * What a card may say of a term only where its own words do not say otherwise: whatever the question, "with no limit" is not
 * said over "up to $90,000". Claims are those of our own sentences; denials read sentences as the client sees them.
 */
interface Claim {
  id: string;
  says: RegExp;
  denied: RegExp;
  /** Where else it may be denied: in the other sentences of its sub-clause, or of its clause. */
  elsewhere?: "sub-clause" | "clause";
}

const sum = String.raw`(?:[a-z]{0,3}\$|€|£|aud |usd )\d[\d,.]*|\d[\d,.]* ?(?:%|per ?cent)`;
const time = String.raw`\d+ (?:[a-z]+ )?(?:hours?|days?|weeks?|months?|years?)`;

const claims: readonly Claim[] = [
  {
    id: "no limit",
    says: /\b(?:no|without (?:a |any )?) ?(?:limit|ceiling|cap)\b|\b(?:unlimited|uncapped|any amount|however much)\b|\bwhatever (?:they come|the sum|they are|it costs|they cost)\b/,
    denied: new RegExp(
      String.raw`\b(?:exceed\w*|up to|at most|no(?:t)? (?:more|greater|higher) than|capped|limited to|maximum|ceiling|lesser of|limit of)\b[^.;]{0,60}?(?:${sum})`,
    ),
  },
  {
    id: "no more than the price",
    says: /\b(?:give back what it was paid|refund of the price|only a refund)\b/,
    denied:
      /\b(?!100\b)\d+(?:\.\d+)? ?(?:%|per ?cent) of\b|\b(?:\d|two|three|four|five|ten|double|twice)\w* times\b|\btwice\b|\b(?:greater|higher) of\b/,
  },
  {
    id: "any breach",
    says: /\bany (?:breach|default)\b|\bhowever small\b|\bsmall or large\b/,
    denied:
      /\b(?:material|substantial|serious|fundamental|essential|persistent|repeated|significant)(?:ly)?(?: [a-z]+)? (?:breach\w*|defaults?|obligations?|terms?|provisions?)\b|\bbreach\w* (?:of )?(?:an?|any) (?:essential|fundamental|material)\b/,
  },
  {
    id: "no time to cure",
    says: /\bno (?:time|chance) to (?:remedy|put|mend|cure|correct)\b/,
    denied:
      /\b(?:remed|rectif|cur|correct|made good|put right)\w*\b.{0,60}\b(?:within|after|in|for)\b.{0,20}\d+ |\b(?:within|after|for)\b.{0,20}\d+ .{0,60}\b(?:to (?:remedy|rectify|cure|correct|make good)|of (?:receiving )?(?:that |the |a )?notice)\b/,
    elsewhere: "sub-clause",
  },
  {
    id: "without fault",
    says: /\bwithout (?:any |its )?fault\b|\bnot at fault\b|\bno matter whose\b|\bwhatever (?:its|the|their) cause\b|\bwhether or not .{0,30}\bfault\b/,
    denied:
      /\b(?:to the extent|so far as|but only|only (?:if|where|so far|to))\b.{0,80}\b(?:negligen\w+|faults?|caused|breach\w*|omissions?)\b/,
  },
  {
    id: "without asking",
    says: /\bwithout (?:asking|\{we\}'s (?:consent|agreement|approval))/,
    denied:
      /\bthey may not\b.{0,120}\bwithout our\b|\bunless we\b|\bwith our (?:[a-z]+ ){0,3}(?:consent|approval|agreement)\b|\b(?:subject to|only with) our\b|\bif we (?:agree|consent|approve)/,
  },
  {
    id: "whenever it likes",
    says: /\b(?:whenever (?:it|they) (?:likes?|wants?)|at will|for no reason|without (?:a |any )?reason|need not say why)\b/,
    denied: /\bthey may only (?:if|where)\b|\bthey may\b(?! not)[^.;]{0,120}\bonly (?:if|where)\b/,
  },
  {
    id: "without notice",
    says: /\b(?:without|no|need give no) notice\b/,
    denied: new RegExp(
      String.raw`\b${time}\W{0,3}s? ?(?:[a-z]+ ){0,3}notice\b|\bnotice of (?:at least |not less than |no less than )?${time}`,
    ),
  },
  {
    id: "for ever",
    says: /\b(?:for ever|without end|no end(?: date)?|never ends)\b/,
    denied: new RegExp(
      String.raw`\b(?:for|during|within|until)\b[^.;]{0,40}\b${time}\b(?![^.;]{0,40}\b(?:or|and)\b[^.;]{0,40}\b(?:indefinite|perpetu|at all times))`,
    ),
  },
  {
    id: "no exception",
    says: /\b(?:no|without (?:an?|any)) exceptions?\b/,
    denied:
      /\b(?:except|unless|other than|save|does not apply)\b[^.;]{0,120}\b(?:law|advis\w+|insurers?|required|consents?|courts?|professional|auditors?|public)\b|\bexcept[^.;]{0,30}:/,
    elsewhere: "clause",
  },
  {
    id: "nothing is paid",
    says: /\b(?:pays? nothing|nothing comes back|without compensation)\b/,
    denied: /\bthey\b[^.;]{0,120}\bmust (?:[a-z]+ ){0,2}(?:pay|compensate|reimburse|refund)\b/,
    elsewhere: "sub-clause",
  },
];

/**
 * Whether the words of a term say otherwise than a card on them would.
 * @param does what the card says that it does. @param of the sentence that it stands on. @param passages those of the paper.
 */
export function isDenied(does: string, of: Passage, passages: readonly Passage[]): boolean {
  return claims.some(({ says, denied, elsewhere }) => {
    if (!says.test(does)) return false;
    const beside = elsewhere === "clause" ? "clause" : "segment";
    return (
      denied.test(of.seen) ||
      (elsewhere !== undefined &&
        passages.some((other) => other[beside] === of[beside] && denied.test(other.seen)))
    );
  });
}
