import type { DocumentType } from "../../schemas/analysis.ts";
import { isSigned } from "./execution-block.ts";

/** Kinds of contract by what their titles say, the particular before the general. */
const contractTypes: [RegExp, string][] = [
  [/confidentiality|non-?disclosure|\bnda\b|secrecy/i, "Confidentiality agreement"],
  [/\b(?:sub-?)?lease\b|tenancy|licence to occupy/i, "Lease"],
  [/subcontract|sub-contract/i, "Construction subcontract"],
  [/construction|building contract|works contract|design and construct/i, "Construction contract"],
  [/employment|executive service/i, "Employment contract"],
  [/franchis/i, "Franchise agreement"],
  [/share (?:sale|purchase)|sale of shares|stock purchase/i, "Share sale agreement"],
  [/(?:business|asset)s? (?:sale|purchase)|sale of business/i, "Business sale agreement"],
  [
    /shareholders|unitholders|joint venture|partnership agreement/i,
    "Shareholders or joint venture agreement",
  ],
  [/sale of (?:land|real estate|property)|contract of sale/i, "Contract for the sale of land"],
  [
    /loan|facility|credit agreement|mortgage|security (?:deed|agreement)/i,
    "Loan or finance agreement",
  ],
  [/guarantee(?! ?d)|indemnity deed/i, "Guarantee"],
  [/\bfunding\b|grant (?:deed|agreement)|deed of grant/i, "Grant or funding agreement"],
  [/\bresident(?:ial|s'?)?\b|accommodation/i, "Accommodation agreement"],
  [/software as a service|\bsaas\b|subscription|hosting|cloud/i, "Software as a service agreement"],
  [/distribut|reseller|dealer/i, "Distribution agreement"],
  [/licen[cs]e|licensing|intellectual property|trade ?mark/i, "Licence agreement"],
  [/consult/i, "Consultancy agreement"],
  [/supply|purchase|terms of trade|manufactur|sale of goods/i, "Supply agreement"],
  [/agency|(?:sales|commercial) representative/i, "Agency agreement"],
  [/settlement|release/i, "Deed of settlement"],
  [
    /sponsor|influencer|ambassador|endorsement|promotion|marketing|advertising|co-?branding|affiliate/i,
    "Marketing agreement",
  ],
  [/maintenance|services?|outsourc|support|engagement|retainer/i, "Services agreement"],
  [/equipment|hire|rental/i, "Hire agreement"],
  [/heads of (?:agreement|terms)|memorandum of understanding|term sheet/i, "Heads of agreement"],
];
/** What a contract calls itself in its first lines, where its title is no more than "Agreement". */
const callsItself = /[^\n.;]{0,60}\b(?:agreement|contract|deed|lease|licen[cs]e|terms)\b/gi;

const termsTitle =
  /terms (?:of|and conditions of|&|for) (?:service|use|website|the use)|(?:website|user|customer|general|standard|service|online|platform|app) terms|terms (?:and|&) conditions|terms of (?:sale|trade|business)|conditions of (?:use|sale|carriage)|end[- ]user licen[cs]e|user agreement|acceptable use/i;

/** Papers that bind nobody, by how they begin. */
const otherPapers: [RegExp, string][] = [
  [/^\W{0,200}(?:draft |confirmed |unconfirmed )?minutes (?:of|for)\b/i, "Minutes"],
  [/^(?:From|To|Sent|Date): [^\n]{0,600}\n(?:[^\n]{0,600}\n){0,4}?Subject: /i, "Email"],
  [/^\W{0,200}(?:file|attendance|telephone|meeting) note\b/i, "File note"],
];

function count(text: string, pattern: RegExp, most = 40): number {
  let found = 0;
  pattern.lastIndex = 0;
  while (found < most && pattern.exec(text)) found++;
  return found;
}

function isJudgment(head: string): boolean {
  const signs = [
    /\[(?:19|20)\d\d\]\s+[A-Z]{2,10}[A-Za-z]*\s+\d+/,
    /\b(?:REASONS FOR (?:JUDGMENT|DECISION)|JUDGMENT|Judgment|EX TEMPORE)\b/,
    /\bcatchwords\b/i,
    /(?:^|\n)[ \t]*v\.?[ \t]*(?:\n|$)|(?:^|\n)[^\n]{3,60} v [A-Z][^\n]{2,60}(?:\n|$)/,
    /\b(?:plaintiff|applicant|appellant|prosecutor)s?\b[\s\S]{0,1500}\b(?:defendant|respondent|accused)s?\b/i,
    /\b(?:(?:Supreme|Federal|District|County|High|Local|Magistrates['’]?|Family|Land and Environment) Court|Court of Appeal|(?:Civil and )?Administrative Tribunal|Fair Work Commission)\b/i,
    /\b(?:coram|before|judge|date of (?:hearing|judgment|orders)|heard|delivered|hearing dates?)\s*:/i,
    /\b(?:HIS|HER) HONOUR\b|\b[A-Z][A-Za-z'’-]+ (?:J|JA|CJ|AJ|JJ|DCJ|SM|FM|P)\s*[:\n]/,
  ].filter((sign) => sign.test(head)).length;
  const cited = /\[(?:19|20)\d\d\]\s+[A-Z]{2,10}\s+\d+/.test(head.slice(0, 900));
  return signs >= 4 || (cited && signs >= 2);
}

function isAffidavit(head: string): boolean {
  return (
    /\b(?:AFFIDAVIT|Affidavit of|STATUTORY DECLARATION|Statutory Declaration|WITNESS STATEMENT|Witness statement)\b/.test(
      head,
    ) &&
    /\b(?:make oath|on oath|swear|sworn|affirm(?:ed)?|solemnly|declare|declaration under|following declaration|state as follows|say (?:as follows|on oath)|deponent)\b/i.test(
      head,
    )
  );
}

function isLetter(text: string, head: string): boolean {
  const greeted = /(?:^|\n)\s*(?:Dear\b|To whom it may concern)/i.test(head);
  const closed =
    /\b(?:yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?|kind regards|best regards|with compliments|regards),?\s*(?:\n|$)/i.test(
      text.slice(-30_000),
    );
  if (!greeted) return false;
  const agrees =
    /\b(?:agreed (?:to )?and accepted|accepted and agreed|acknowledged and agreed|agreed and acknowledged|letter agreement|this agreement|sign and return|countersign|(?:signing|accepting|acceptance of) (?:and returning )?(?:this|the|our) (?:letter|offer)|accept this offer)\b/i.test(
      text,
    );
  return (closed || head.length === text.length) && !agrees;
}

function isPleading(head: string): boolean {
  return (
    /\b(?:STATEMENT OF CLAIM|DEFENCE|NOTICE OF MOTION|ORIGINATING (?:PROCESS|APPLICATION|SUMMONS)|SUMMONS|WRIT|SUBMISSIONS|SUBPOENA|BILL OF COSTS)\b/.test(
      head,
    ) && /\b(?:plaintiff|applicant|appellant)s?\b/i.test(head)
  );
}

/** How much speaks for a contract: what it calls itself, whom it binds, and how. */
function bindingSigns(opening: string, head: string, named: string, signed: boolean): number {
  const titled =
    /\b(?:agreement|contract|deed|lease|licen[cs]e|franchise|guarantees?|undertaking|amendment|addendum|memorandum of understanding|heads of|terms|conditions|covenants?|settlement|offer letter|letter of (?:offer|engagement)|certificate)\b/i.test(
      named,
    );
  const itself = count(
    opening,
    /\b(?:this|the|these) (?:[\w-]+ ){0,2}(?:agreement|contract|deed|lease|licen[cs]e|guarantee|franchise|terms|amendment|engagement|subcontract|conditions)\b/gi,
  );
  const parties = count(opening, /\b(?:part(?:y|ies)|agrees?|hereby|undersigned)\b/gi);
  const duties = count(opening, /\b(?:must|shall|agrees? (?:to|that)|will|may not)\b/gi);
  const promises =
    /\b(?:represents? and warrants?|hereby (?:certif\w+|agrees?|covenants?))\b/i.test(head);
  return (
    (titled ? 2 : 0) +
    (itself >= 3 ? 2 : itself > 0 ? 1 : 0) +
    (signed ? 1 : 0) +
    (parties >= 2 ? 1 : 0) +
    (duties >= 3 ? 1 : 0) +
    (promises ? 1 : 0)
  );
}

/**
 * What kind of document a text is. A contract is what agrees, obliges and names who is bound; what is
 * none of the known kinds is "other", and then nothing is flagged.
 */
export function findDocumentType(text: string, title: string | null): DocumentType {
  const head = text.slice(0, 6_000);
  if (isAffidavit(head)) {
    return {
      kind: "affidavit",
      label: /statutory declaration/i.test(head) ? "Statutory declaration" : "Affidavit",
    };
  }
  if (isPleading(head.slice(0, 2_500))) return { kind: "other", label: "Court document" };
  if (isJudgment(head)) return { kind: "judgment", label: "Judgment" };
  if (isLetter(text, head)) return { kind: "letter", label: "Letter" };
  const opening = text.slice(0, 60_000);
  const you = count(opening, /\b(?:you|your)\b/gi);
  const we = count(opening, /\b(?:we|us|our)\b/gi);
  const named = title ?? text.slice(0, 200);
  const signed = isSigned(text);
  const terms = termsTitle.test(named) && !/(?:employment|lease|loan)/i.test(named);
  if (terms && (you >= 8 || !signed)) {
    return {
      kind: "terms",
      label: /service|use|website|app\b|user|platform/i.test(named)
        ? "Terms of service"
        : "Standard terms",
    };
  }
  const paper = otherPapers.find(([sign]) => sign.test(text.slice(0, 600)));
  if (paper) return { kind: "other", label: paper[1] };
  if (bindingSigns(opening, head, named, signed) < 3)
    return { kind: "other", label: "Other document" };
  if (you >= 25 && we >= 15 && !signed && /accept|by using|your use/i.test(opening)) {
    return { kind: "terms", label: "Terms of service" };
  }
  const type =
    contractTypes.find(([sign]) => sign.test(named)) ??
    contractTypes.find(([sign]) =>
      (text.slice(0, 400).match(callsItself) ?? []).some((words) => sign.test(words)),
    );
  return { kind: "contract", label: type?.[1] ?? "Contract" };
}
