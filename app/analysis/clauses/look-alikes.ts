import { matches } from "../matching/signs.ts";
import { sharedWords } from "./shared-words.ts";

/** Matters of every day that are worded like a clause, and are none. */
const matters: Record<string, RegExp> = {
  "unilateral-variation":
    /\b(?:chang|updat|alter|replac|nominat)\w*\b (?:its|his|her|their|your|the|an?) (?:[\w-]+ ){0,3}(?:address|e-?mail|telephone|contacts?|account details|bank details|representative)\b/i,
  indemnity:
    /\breimburs\w+\b.{0,60}\b(?:(?:travel|out-of-pocket|reasonable|approved|business) expenses|costs? of (?:production|producing|copying|copies|discovery)|fares?|accommodation|meals?|parking|tolls?|petrol|mileage)\b/i,
  "post-termination":
    /\b(?:return|send back|give back|hand back)\b.{0,40}\b(?:signed|executed|counterpart|stamped)\b/i,
  "automatic-renewal":
    /\b(?:leave|hours|credits?|allowances?|entitlements?)\b.{0,40}\b(?:accumulat|accru|carr(?:y|ies|ied) (?:over|forward))|\b(?:concludes?|ends?|expires?|terminates?|lapses?|comes? to an end)\b[^.;]{0,80}?\bunless (?:it is |they are )?(?:renewed|extended) (?:by|with|in|through) (?!notice|default)/i,
  "early-termination-fee":
    /\b(?:pay|paid|payment|settle\w*)\b.{0,40}\b(?:early|ahead|prompt\w*|within)\b.{0,60}\b(?:discounts?|off (?:it|the|your|each|any)|rebates?)\b/i,
  "most-favoured-customer":
    /\b(?:less|more) favourable\b.{0,60}\b(?:award|enterprise agreement|employment standards|statute|the act)\b/i,
  "liquidated-damages": /\b(?:pa(?:y|ys|id)|receives?)\b.{0,40}\b(?:allowance|per diem|loading)\b/i,
  "foreign-jurisdiction":
    /\b(?:netball|tennis|squash|basketball|badminton|volleyball|handball|bowling|multi-?purpose|food|indoor|outdoor|practice)[- ]courts?\b/i,
  arbitration:
    /\b(?:sits?|acts?|serves?|volunteers?) as an? (?:arbitrator|umpire|referee|adjudicator)\b.{0,80}\b(?:clubs?|association|league|rac(?:es?|ing)|regattas?|carnivals?|match(?:es)?|games?|shows?)\b/i,
  // Joinery: "secret nailed" boards hide no information.
  confidentiality:
    /\bsecret(?:ly)?[- ](?:fix|nail|screw|dovetail|mitre|hing)\w*|\bhidden (?:clips|fixings|screws)\b/i,
  "termination-for-breach":
    /\b(?:waive[rs]?|delay|do(?:es)? not act|fail(?:s|ure)? to (?:exercise|enforce|act)|not acting)\b.{0,80}\b(?:later|still|waiver|exercis\w+|remedy)\b/i,
  // The grounds that follow the colon are what the right hangs on.
  "termination-for-convenience":
    /\b(?:terminat|end|cancel)\w*\b[^.;]{0,240}\b(?:if|where|when|unless|following)\b[^.;]{0,80}:(?=\s|$)/i,
  // What puts a licence at risk is told, whoever owns the holder.
  "change-of-control":
    /\bchanges? (?:that|which) (?:may |might |could )?affects?\b.{0,60}\b(?:certification|accreditation|registration|licen[cs]e|status|eligib\w+)\b/i,
  privacy: /\bread (?:our|the|its) privacy (?:policy|statement|notice)\b/i,
};

/** Whether a sentence is about an everyday matter that is only worded like a clause. */
export function isLookAlike(clause: string, words: string): boolean {
  const matter = matters[clause];
  if (matter && matches(matter, words)) return true;
  return sharedWords.some(
    ({ of, words: like, meant }) => of === clause && matches(like, words) && !meant.test(words),
  );
}
