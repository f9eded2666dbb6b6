import type { DocumentType } from "../../schemas/analysis.ts";
import { isJudgment } from "../judgments/judgment-signs.ts";
import { isSigned } from "../reading/execution-block.ts";
import { bindingSigns, count } from "./binding-signs.ts";
import { contractLabel, softwareLicence } from "./contract-labels.ts";

const termsTitle =
  /terms (?:of|and conditions of|&|for) (?:service|use|website|the use|access|members)|(?:website|user|customer|general|standard|service|online|platform|app|membership|trading|trade|account) terms|(?:standard|trading|trade|account) (?:trading )?conditions|terms (?:and|&) conditions|terms of (?:sale|trade|business)|conditions of (?:use|sale|carriage|hire)|end[- ]user licen[cs]e|user agreement|acceptable use/i;
/** Terms of other papers: those of a bargain, and what a contract has between two named sides. */
const otherTerms =
  /employment|lease|loan|settlement|heads of|key terms|term sheet|terms of (?:engagement|reference)|\bdeed\b/i;

/** What the first words of terms without a telling title say that they are for. */
const ofSale = /\b(?:conditions of sale|terms of (?:sale|trade))\b/i;

/** Papers that bind nobody, by how they begin. */
const otherPapers: [RegExp, string][] = [
  [/^\W{0,200}(?:draft |confirmed |unconfirmed )?minutes (?:of|for)\b/i, "Minutes"],
  [/^(?:From|To|Sent|Date): [^\n]{0,600}\n(?:[^\n]{0,600}\n){0,4}?Subject: /i, "Email"],
  [/^\W{0,200}(?:file|attendance|telephone|meeting) note\b/i, "File note"],
  [
    /^\W{0,200}(?:[\w'’&. ]{0,60}\n{0,2})?(?:privacy|cookies?|security|collection) (?:policy|notice|statement)\b/i,
    "Policy",
  ],
  [
    /^\W{0,200}(?:employee|staff|member|student|tenant|user) (?:handbook|manual|guide)\b/i,
    "Handbook",
  ],
  [/^\W{0,200}tax invoice\b/i, "Invoice"],
  [/^\W{0,200}(?:media|press) release\b|^\W{0,200}for immediate release/i, "Media release"],
  [/^\W{0,200}(?:position|job) description\b/i, "Position description"],
  [/^\W{0,200}agenda\b/i, "Agenda"],
  [/\btranscript of proceedings\b/i, "Transcript"],
];
/** What calls itself a form to be filled in. */
const formTitle =
  /\b(?:form|application|questionnaire|checklist|registration|nomination|declaration|claim)\b/i;

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

/** What a text is that greets somebody: a letter, or one to be signed back as an agreement. */
function letterOf(text: string, head: string): "letter" | "agreement" | null {
  const greeted = /(?:^|\n)\s*(?:Dear\b|To whom it may concern)/i.test(head);
  const closed =
    /\b(?:yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?|kind regards|best regards|with compliments|regards),?\s*(?:\n|$)/i.test(
      text.slice(-30_000),
    );
  if (!greeted) return null;
  const agrees =
    /\b(?:agreed (?:to )?and accepted|accepted and agreed|acknowledged and agreed|agreed and acknowledged|letter agreement|this letter,? (?:[\w ,]{1,60} )?(?:is|are|sets out|records|forms|constitutes?) (?:our|your|the|a) (?:whole |entire )?(?:agreement|contract|terms)|sign and return|countersign|(?:signing|accepting|acceptance of) (?:and returning )?(?:this|the|our) (?:letter|offer)|pleased to offer you|offers? you (?:the|a) (?:position|role)|engages? you (?:as|to)|I accept the)\b|\n[ \t]*(?:I agree|Accepted|Agreed)\b[^\n]{0,60}:/i.test(
      text,
    ) || count(text, /\bthis agreement\b/gi) >= 3;
  if (agrees) return "agreement";
  return closed || head.length === text.length ? "letter" : null;
}

function isPleading(head: string): boolean {
  return (
    /\b(?:STATEMENT OF CLAIM|DEFENCE|NOTICE OF MOTION|ORIGINATING (?:PROCESS|APPLICATION|SUMMONS)|SUMMONS|WRIT|SUBMISSIONS|SUBPOENA|BILL OF COSTS)\b/.test(
      head,
    ) && /\b(?:plaintiff|applicant|appellant)s?\b/i.test(head)
  );
}

/**
 * What kind of document a text is. A contract is what agrees, obliges and names who is bound; what is
 * none of the known kinds is "other", and then nothing is flagged.
 */
export function findDocumentType(text: string, title: string | null): DocumentType {
  const head = text.slice(0, 6_000);
  if (isJudgment(text)) return { kind: "judgment", label: "Judgment" };
  if (isAffidavit(head)) {
    return {
      kind: "affidavit",
      label: /statutory declaration/i.test(head) ? "Statutory declaration" : "Affidavit",
    };
  }
  if (isPleading(head.slice(0, 2_500))) return { kind: "other", label: "Court document" };
  const letter = letterOf(text, head);
  if (letter === "letter") return { kind: "letter", label: "Letter" };
  const opening = text.slice(0, 60_000);
  const you = count(opening, /\b(?:you|your)\b/gi);
  const we = count(opening, /\b(?:we|us|our)\b/gi);
  const named = title ?? text.slice(0, 200);
  const paper = otherPapers.find(([sign]) => sign.test(text.slice(0, 600)));
  if (paper) return { kind: "other", label: paper[1] };
  const signed = isSigned(text);
  const sale = ofSale.test(text.slice(0, 600));
  const consumer = { kind: "terms", label: "Terms of service" } as const;
  if (termsTitle.test(named) && !otherTerms.test(named) && (you >= 8 || !signed || sale)) {
    if (softwareLicence.test(named)) return { kind: "terms", label: "Software licence agreement" };
    if (/service|use|website|app\b|user|platform|member/i.test(named)) return consumer;
    const own = sale ? "Trading conditions" : contractLabel(text.slice(0, 300), named);
    if (own === "Trading conditions" || own === "Credit application")
      return { kind: "terms", label: own };
    return you >= 3 && we >= 3 ? consumer : { kind: "terms", label: "Standard terms" };
  }
  const binding = bindingSigns(text, named);
  if (binding < 3 && letter === null)
    return { kind: "other", label: formTitle.test(named) ? "Form" : "Other document" };
  if (
    you >= 25 &&
    we >= 15 &&
    !signed &&
    /accept|by using|your use|agree to these terms/i.test(opening)
  )
    return consumer;
  return { kind: "contract", label: contractLabel(text, named) };
}
