import type { DateAction } from "../../schemas/cases/key-dates.ts";
import type { Cast } from "../cast/cast.ts";
import { mentionsIn } from "../cast/mentions.ts";
import { partyRoles } from "../reading/roles.ts";
import type { Line } from "./lines.ts";

const acts =
  /^,? ?(?:\([^)]{1,40}\) ?)?(?:also |then |each |only |hereby )?(?:must|shall|will|may|can|cannot|has|have|is to|are to|is entitled|agrees?|undertakes?|wants?|wish(?:es)?|pays?|gives?|delivers?|reports?|ships?|lends?|returns?|sends?|provides?|supplies|keeps?|lodges?|repays?|submits?|to (?=[a-z])|does|do|could|need|ends?|leaves?|terminat\w+|tells?|notif\w+|asks?|makes?|takes?|completes?|buys?|sells?|insures?|guarantees?|warrants?|finish(?:es)?|starts?|grants?|undertakes?|hold|holds|exercises?|elects?)\b/i;
const toWhom = /\b(?:to|by|with|from|for|of|upon|against|the other)(?: the)? $/i;
const payers =
  /^(?:tenant|lessee|buyer|purchaser|client|customer|hirer|borrower|licensee|sponsor|principal|owner|council|applicant|brewer|company|sub-?licensee|franchisee|distributor|employer|developer|debtor|policyholder|player|defendant|stallholder|grazier|irrigator|optionholder|mortgagor|recipient|guest|student|member)$/i;
const holders =
  /^(?:tenant|lessee|optionholder|licensee|buyer|purchaser|franchisee|grantee|participant|holder|mortgagor|customer|client|hirer|sub-?licensee)$/i;
const doers =
  /^(?:contractor|supplier|seller|vendor|builder|installer|consultant|provider|cleaner|caretaker|firm|licensee|haulier|developer|grower|maker|publisher|manufacturer)$/i;
const roleBefore = new RegExp(
  `^(?:the )?(${partyRoles}|[A-Z][a-z-]{2,20})(?:,? (?:-|–) |: | )(?=[A-Z])`,
);
const role =
  /\b(?:[Tt]he )?([A-Z][a-z]{2,20}(?:[- ]?[a-z]{3,12})?) (?:must|shall|will|may|has|is to|to|pays|agrees)\b/g;
/** Words that are capitalised where a sentence begins, and things: neither is bound or entitled. */
const notRoles =
  /^(?:The|This|That|Each|Either|Both|Any|No|Nothing|If|When|Where|It|They|You|We|All)$|(?:^|[ -])(?:options?|bonds?|prices?|rent|deposits?|payments?|notices?|completion|settlement|claims?|works?|invoices?|consents?|requests?|goods|fees?|interest|agreement|deed|lease|licen[cs]e|term|schedule|documents?|reports?|information|shares?|amounts?|sums?|property|premises|costs?|orders?|records?)$/i;

/** A name without the role that stands before it: "Seller Orbost Holdings Pty Ltd". */
function bareName(name: string, ways: readonly string[]): string {
  const found = roleBefore.exec(name)?.[1];
  const isRole = found && new RegExp(`^(?:${partyRoles})$`, "i").test(found);
  return isRole && name.length > found.length + 2
    ? name
        .slice(found.length)
        .replace(/^[:\s–-]+/, "")
        .replace(/\.$/, "")
    : ways.length > 0
      ? name.replace(/\.$/, "")
      : name;
}

/**
 * Who is bound or entitled by what a sentence says of a day: the party that acts in its words, else whoever does such
 * things by its role; all parties for what binds all.
 * @param from where the day's own words begin in the line.
 */
export function bearersOf(
  line: Line,
  from: number,
  action: DateAction,
  isEnd: boolean,
  cast: Cast,
): string[] {
  const names = (who: readonly number[]) =>
    who.flatMap((at) => {
      const member = cast.members[at];
      return member ? [bareName(member.name, member.ways)] : [];
    });
  const everybody = names(Array.from({ length: cast.together }, (_, at) => at));
  const { words } = line;
  const mentions = mentionsIn(cast, words);
  const actors = mentions.filter(
    ({ start, end, possessive, kind }) =>
      !possessive &&
      kind !== "other" &&
      acts.test(words.slice(end, end + 60)) &&
      !toWhom.test(words.slice(Math.max(0, start - 14), start)),
  );
  const near = actors.findLast(({ start }) => start < from) ?? actors[0];
  if (near && !(isEnd && near.kind === "pronoun"))
    return near.kind === "group" ? everybody : names(near.who);
  const named = [...words.matchAll(role)].filter(
    ({ 1: said = "" }) => !notRoles.test(said) && !/^The /.test(said),
  );
  const before = named.findLast(({ index }) => index < from) ?? named[0];
  if (before?.[1] && !isEnd) return [before[1].trim()];
  if (isEnd) return everybody;
  const byRole = (roles: RegExp) =>
    cast.members.flatMap((member, at) => (member.ways.some((way) => roles.test(way)) ? [at] : []));
  const usual =
    action === "payment"
      ? payers
      : action === "option"
        ? holders
        : action === "delivery" || action === "completion" || action === "warranty_end"
          ? doers
          : null;
  if (action === "payment" && cast.payment) return names([cast.payment.payer]);
  const found = usual ? byRole(usual) : [];
  return found.length > 0 ? names(found.slice(0, 1)) : everybody;
}
