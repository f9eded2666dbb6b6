import type { Side } from "../../schemas/analysis.ts";
import { type Cast, isAside, type Member } from "./cast.ts";

const paying =
  /^(?:customer|client|buyer|purchaser|principal|tenant|lessee|sub-?lessee|sub-?tenant|borrower|mortgagor|hirer|licensee|sub-?licensee|franchisee|employer|head contractor|main contractor|principal contractor|distributor|subscriber|user|member|applicant|debtor|insured|patient|student|advertiser|publican|stockist|exhibitor|passenger|guest|resident|parent|stock owner|grower's agent|shipper|consignor|you|your)s?$/i;
const paid =
  /^(?:supplier|seller|vendor|provider|service provider|landlord|lessor|sub-?lessor|lender|financier|bank|mortgagee|owner|licensor|franchisor|contractor|sub-?contractor|consultant|employee|builder|carrier|creditor|manufacturer|insurer|worker|freelancer|caterer|brewer|wholesaler|agister|trainer|tutor|developer|operator|we|us|our)s?$/i;
/** Who is paid whatever the other is called, the surest first: a builder pays its subcontractor. */
const alwaysPaid = [
  /^(?:sub-?contractor|trade contractor|employee|worker)s?$/i,
  /^(?:consultant|builder|installer|architect|engineer|cleaner)s?$/i,
];

const speaker = /^(?:we|you|I)$/;

/** "must pay", "shall pay to": who says so of somebody has the money in mind. */
const pays = /^(?: (?:must|shall|will|agrees to|is to|undertakes to)(?: also)?)? (?:re)?pays?\b/;
/** Times that somebody has to be said to pay for one time that another is. */
const clearly = 2;

interface Named {
  members: Member[];
  together: number;
  who: Map<string, number[]>;
  pattern: RegExp | null;
}

/** How often each of the cast is said to pay. */
export function timesPaying({ members, who, pattern }: Named, text: string): number[] {
  const times = members.map(() => 0);
  if (!pattern) return times;
  for (const match of text.matchAll(pattern))
    if (pays.test(text.slice(match.index + match[0].length, match.index + match[0].length + 30)))
      for (const at of who.get((match[1] ?? "").toLowerCase()) ?? [])
        times[at] = (times[at] ?? 0) + 1;
  return times;
}

/** Who pays so much oftener than any other party that the money of a paper is theirs to pay; null where nobody does. */
export function clearPayer(times: number[], together: number): number | null {
  const most = Math.max(0, ...times);
  const payer = times.indexOf(most);
  const others = times.filter((_, at) => at !== payer && at < together);
  return most === 0 || others.some((count) => count * clearly >= most) ? null : payer;
}

/**
 * Who pays for what a paper is about, and who is paid, by their roles: a lessee its lessor, a head contractor its
 * subcontractor. Of two, whoever faces a customer is paid, and whoever faces a builder pays. Null where roles do not say.
 */
export function payerByRole(members: Member[]): { payer: number; payee: number } | null {
  // Beside two who are named, "we" or "you" is one of them, whoever that be.
  const twoNamed = members.filter(({ name }) => !speaker.test(name)).length > 1;
  const named = ({ name }: Member) => !twoNamed || !speaker.test(name);
  const are = (sign: RegExp) =>
    members.flatMap((member, at) =>
      named(member) && member.ways.some((way) => sign.test(way)) ? [at] : [],
    );
  const [payers, payees] = [are(paying), are(paid)];
  const payee =
    alwaysPaid
      .map((sign) => payees.find((at) => members[at]?.ways.some((way) => sign.test(way))))
      .find((at) => at !== undefined) ?? payees.find((at) => !payers.includes(at));
  const payer = payers.find((at) => at !== payee);
  const main = members.flatMap((member, at) => (isAside(member) || !named(member) ? [] : [at]));
  const other = (one?: number) =>
    one === undefined || main.length !== 2 ? undefined : main.find((at) => at !== one);
  const money = { payer: payer ?? other(payee), payee: payee ?? other(payer) };
  return money.payer === undefined || money.payee === undefined || money.payer === money.payee
    ? null
    : { payer: money.payer, payee: money.payee };
}

/** So much of a paper says what is given for what. */
const bargain = 4_000;
const gives =
  /^ (?:(?:agrees? to|will|shall|must|is to|hereby) )?(?:lets?|leases?|sub-?lets?|sells?|suppl(?:y|ies)|lends?|hires? out|rents?|advances?)\b[^.;:]{0,90} to (?:the )?$/;
const takesOn =
  /^ (?:(?:agrees? to|will|shall|hereby) )?(?:engages?|employs?|retains?|commissions?|hires?) (?:the )?$/;
const buys =
  /^ (?:(?:agrees? to|will|shall|hereby) )?(?:buys?|purchases?|hires?|rents?|leases?|borrows?)\b[^.;:]{0,90} from (?:the )?$/;

const paysTo = /^ (?:must|shall|will|agrees? to|is to) (?:also )?(?:re)?pay (?:the )?$/;

/** "Corella lets the shop to Saltbush": who pays whom, by the words in which the bargain is told. */
export function payerByBargain(
  { who, pattern }: Named,
  text: string,
): { payer: number; payee: number } | null {
  if (!pattern) return null;
  let last: { at: number[]; end: number } | null = null;
  for (const match of text.slice(0, bargain).matchAll(pattern)) {
    const at = who.get((match[1] ?? "").toLowerCase()) ?? [];
    const between = last ? text.slice(last.end, match.index).replace(/\s+/g, " ") : "";
    const [one, other] = [last?.at[0], at[0]];
    if (one !== undefined && other !== undefined && one !== other && between.length < 140) {
      if (gives.test(between)) return { payer: other, payee: one };
      if ([takesOn, buys, paysTo].some((turn) => turn.test(between)))
        return { payer: one, payee: other };
    }
    last = { at, end: match.index + match[0].length };
  }
  return null;
}

/** So many characters at the top of a paper say what it is. */
const top = 400;
const quotation = /\b(?:quotation|quote|estimate|fee proposal|tender)\b/i;

/** "Ridge Plumbing – Quotation": of two, whoever names a price at the top of a paper wrote it, and is paid. */
function whoQuotes({ who, pattern, together }: Cast, text: string): number | null {
  if (!pattern || together !== 2) return null;
  const line = text
    .slice(0, top)
    .split("\n")
    .find((one) => quotation.test(one));
  const meant = [...(line ?? "").matchAll(pattern)].flatMap(
    (way) => who.get((way[1] ?? "").toLowerCase()) ?? [],
  );
  return new Set(meant).size === 1 ? (meant[0] ?? null) : null;
}

const worksForIt =
  /\b(?:your (?:employment|salary|wages|position) (?:with|is|will|may|by)\b|(?:offer|letter) of employment|you (?:will|are to) be employed)/i;

/** "Your employment will commence": whoever is spoken to in such a letter works, and is paid. */
const whoWorks = ({ speakers, together }: Cast, text: string): number | null =>
  together === 2 && speakers.you !== null && worksForIt.test(text) ? speakers.you : null;

/** A cast whose paper itself says who is paid for what it is about, whatever they are called; else as it was. */
export function withPayee(cast: Cast, text: string): Cast {
  const [quotes, works] = [whoQuotes(cast, text), whoWorks(cast, text)];
  const payee = quotes ?? works;
  if (payee === null || payee > 1) return cast;
  const payment = { payee, payer: 1 - payee };
  if (quotes === null) return { ...cast, payment };
  const sides = cast.sides.map((_, at): Side => (at === payee ? "drafter" : "recipient"));
  return { ...cast, payment, sides };
}

/**
 * Whose side is whose, and who pays, by who is said to pay whom, where the roles of a paper do not say: parties that
 * are called by their names. Whoever pays received the paper, as a customer or a tenant does.
 */
export function withPayer(cast: Cast, text: string): Cast {
  if (!cast.pattern || (cast.payment && cast.sides.some((side) => side !== null))) return cast;
  const told = payerByBargain(cast, text);
  const payer = told?.payer ?? clearPayer(timesPaying(cast, text), cast.together);
  if (payer === null) return cast;
  const payee = told?.payee ?? (cast.together === 2 && payer < 2 ? 1 - payer : null);
  const payment = cast.payment ?? (payee === null ? null : { payer, payee });
  if (cast.sides.some((side) => side !== null)) return { ...cast, payment };
  const other = cast.together === 2 ? ("drafter" as const) : null;
  const sides = cast.members.map((_, at) => (at === payer ? "recipient" : other));
  return { ...cast, sides, payment };
}
