import { isSigned } from "../reading/execution-block.ts";

/** How often a pattern is found, up to `most`. */
export function count(text: string, pattern: RegExp, most = 40): number {
  let found = 0;
  pattern.lastIndex = 0;
  while (found < most && pattern.exec(text)) found++;
  return found;
}

const bindingTitle =
  /\b(?:agreement|contract|deed|indenture|lease|licen[cs]e|franchise|guarantees?|undertaking|amendment|addendum|memorandum of understanding|heads of|terms|conditions|covenants?|settlement|offer letter|letter of (?:offer|engagement)|certificate|hire|charter|sale of|order form|credit application|subscription|assignment|engagement|(?:plan|scheme) rules)\b/i;
/** What contracts call those whom they bind. */
const roles =
  /\b(?:Suppliers?|Customer|Client|Consultant|Vendors?|Purchasers?|(?:Sub-?)?(?:Landlord|Tenant|Less(?:or|ee)s?)|Employer|Licens(?:or|ee)|(?:Sub-?|Head |Trade )?[Cc]ontractor|Principal|Owner|Hirer|Borrower|Lender|Guarantors?|Franchis(?:or|ee)|Buyer|Seller|Provider|Recipient|Discloser|Mortgag(?:or|ee)|Grant(?:or|ee)|Assign(?:or|ee)|Issuer|Noteholder|Subscriber|Investor|Builder|Carrier|Forwarder|Distributor|Charterer|Covenantor|Operator|Applicant|Publisher|Sponsor|Caretaker|LESS(?:OR|EE)|LANDLORD|TENANT|SUPPLIER|CUSTOMER|VENDOR|PURCHASER)\b/g;
/** What is said of a bargain, one point each. */
const bargains = [
  /\b(?:represents? and warrants?|hereby (?:certif\w+|agrees?|covenants?))\b/i,
  /\$\s?[\d,.]{1,15}[^.\n]{0,40}\b(?:(?:per|an?|each|every) (?:hour|day|week|fortnight|month|quarter|year|annum|calendar month)|(?:plus|ex|excl\w*(?: of)?|includ\w+|incl\.?) GST|annum)|\bGST[- ](?:free|exclusive|inclusive)/i,
  /\bbetween\b[^\n]{2,400}\b(?:and|AND)\b|\bBETWEEN\b|\b(?:made|dated|issued)\b[^\n]{0,30}\b(?:20\d\d|twenty)\b/,
  /\b(?:engages|appoints|leases|sublets|lets|licen[cs]es|sells|lends|hires|assigns|grants|undertakes|subscribes)\b[^.\n]{2,120}\b(?:to|as|for|its|from)\b/,
  /(?:Pty|Ltd|Limited|Inc|ABN|ACN)\b[^\n()]{0,60}\)?\s{0,4}\((?:the |["“])?[A-Z]/,
  /\b(?:governed by|law of|laws of|law governs|law applies|submit to the)\b/i,
  /\b(?:terminat\w+|may (?:end|cancel)|ends?) [^.\n]{0,60}\b(?:notice|breach)\b|\bon \w+ (?:\(\d+\) )?(?:days|weeks|months)['’]? (?:written )?notice/i,
  /\b(?:Term|Commencement|Commencing|Start|Expiry|Completion|Hire period|Go-Live)[^\n]{0,20}[:|]|\b(?:commencing|takes effect|expires?|begins?|starts?|from)\b[^.\n]{0,30}\b(?:20\d\d)\b/,
];

/**
 * How much speaks for a contract: what it calls itself, whom it binds, and how. From three on it is one.
 * @param title what the document calls itself, or its first words.
 */
export function bindingSigns(text: string, title: string): number {
  const opening = text.slice(0, 60_000);
  const itself = count(
    opening,
    /\b(?:this|the|these) (?:[\w-]+ ){0,2}(?:agreement|contract|deed|lease|licen[cs]e|guarantee|franchise|terms|amendment|engagement|subcontract|conditions)\b/gi,
  );
  const parties = count(opening, /\b(?:part(?:y|ies)|agrees?|hereby|undersigned)\b/gi);
  const duties = count(opening, /\b(?:must|shall|agrees? (?:to|that)|will|may not)\b/gi);
  const called = new Set(
    text
      .slice(0, 6_000)
      .match(roles)
      ?.map((role) => role.toLowerCase()),
  ).size;
  const heading = /^[^\n.;]{3,90}(?=\n|$)/.exec(text.trimStart())?.[0] ?? "";
  return (
    (/\b(?:agreement|contract|deed|lease)\b/i.test(heading) ? 1 : 0) +
    (bindingTitle.test(title) ? 2 : 0) +
    (itself >= 3 ? 2 : itself > 0 ? 1 : 0) +
    (isSigned(text) ? 1 : 0) +
    (parties >= 2 ? 1 : 0) +
    (duties >= 3 ? 1 : 0) +
    Math.min(called, 2) +
    bargains.filter((sign) => sign.test(text.slice(0, 6_000))).length
  );
}
