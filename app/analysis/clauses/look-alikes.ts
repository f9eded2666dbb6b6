import { australianNames } from "../kind/wording.ts";
import { matches } from "../matching/signs.ts";
import { sharedWords } from "./shared-words.ts";

/** Matters of every day that are worded like a clause, and are none. */
const matters: Record<string, RegExp> = {
  "unilateral-variation":
    /\b(?:chang|updat|alter|replac|nominat)\w*\b (?:its|his|her|their|your|the|an?) (?:[\w-]+ ){0,3}(?:address|e-?mail|telephone|contacts?|account details|bank details|representative)\b/i,
  // Costs to whoever wins, and how a claim is run, are not the promise to make good.
  indemnity:
    /\b(?:under )?no obligation to indemnify\b|\bindemnification\b[^.;]{0,40}\bmay be sought\b|\bclaim for indemnification\b|\b(?:prevailing|successful|winning|substantially prevails?)\b[^.;]{0,160}\b(?:costs|fees)\b|\b(?:co-?operate|assist|participate|settle)\b[^.;]{0,80}\b(?:defen[cs]e of )?(?:any |an |the |such )?indemnif(?:ied|iable) (?:claim|matter|action)|\breimburs\w+\b.{0,60}\b(?:(?:travel|out-of-pocket|reasonable|approved|business) expenses|costs? of (?:production|producing|copying|copies|discovery)|fares?|accommodation|meals?|parking|tolls?|petrol|mileage)\b/i,
  "post-termination":
    /\b(?:return|send back|give back|hand back)\b.{0,40}\b(?:signed|executed|counterpart|stamped)\b/i,
  // What lasts until an event, or is extended when somebody asks for it or does well, does not renew of its own accord.
  "automatic-renewal":
    /\b(?:ends?|expires?|terminates?|concludes?)\b[^.;]{0,40}\bwithout (?:any )?(?:renewal|extension)\b|\b(?:does|do|will|shall|is|are|may) not (?:be )?(?:renew|extend)\w* unless\b[^.;]{0,60}\b(?:gives?|serves?|exercises?|elects?|requests?|asks?)\b[^.;]{0,60}\b(?:renew|exten|option)|\b(?:continues?|lasts?|runs?)\b[^.;]{0,30}\buntil\b[^.;]{0,60}\b(?:has been|have been|is|are) (?!(?:\w+ ){0,2}(?:terminated|ended|cancelled|determined|brought))(?:\w+ ){0,2}\w+ed\b|\bif (?:the |an? )?[\w&. -]{1,40}? gives?\b[^.;]{0,60}\bnotice\b[^.;]{0,60}\b(?:is|are|shall be|will be) (?:extended|renewed)\b|\b(?:extended|renewed)\b[^.;]{0,60}\bprovided(?: that)? (?![^.;]{0,80}\b(?:no|not|neither|notice|notif\w+|otherwise)\b)|\b(?:leave|hours|credits?|allowances?|entitlements?)\b.{0,40}\b(?:accumulat|accru|carr(?:y|ies|ied) (?:over|forward))|\b(?:concludes?|ends?|expires?|terminates?|lapses?|comes? to an end)\b[^.;]{0,80}?\bunless (?:it is |they are )?(?:renewed|extended) (?:by|with|in|through) (?!notice|default)/i,
  "early-termination-fee":
    /\b(?:pay|paid|payment|settle\w*)\b.{0,40}\b(?:early|ahead|prompt\w*|within)\b.{0,60}\b(?:discounts?|off (?:it|the|your|each|any)|rebates?)\b/i,
  "most-favoured-customer":
    /\b(?:less|more) favourable\b.{0,60}\b(?:award|enterprise agreement|employment standards|statute|the act)\b/i,
  "liquidated-damages": /\b(?:pa(?:y|ys|id)|receives?)\b.{0,40}\b(?:allowance|per diem|loading)\b/i,
  // Courts of one's own country are no foreign ones.
  "foreign-jurisdiction": new RegExp(
    `\\b(?:netball|tennis|squash|basketball|badminton|volleyball|handball|bowling|multi-?purpose|food|indoor|outdoor|practice)[- ]courts?\\b|\\bcourts? (?:\\w+ ){0,4}(?:of|in) (?:the )?(?:State of )?(?:${australianNames})\\b`,
    "i",
  ),
  // A court arbitrates nothing.
  arbitration:
    /\barbitrated (?:by|in|before) (?:\w+ ){0,5}courts?\b|(?:^ ?|: )(?:[\d.()a-z]{1,8} )?(?:judgment|judgement) (?:up)?on (?:the|any|an) (?:arbitral )?award\b|\b(?:shares?|split|bear|pay)\b[^.;]{0,30}\b(?:fees|costs|expenses) of (?:the |any )?(?:arbitrat(?!ion shall)|mediat)|\b(?:sits?|acts?|serves?|volunteers?) as an? (?:arbitrator|umpire|referee|adjudicator)\b.{0,80}\b(?:clubs?|association|league|rac(?:es?|ing)|regattas?|carnivals?|match(?:es)?|games?|shows?)\b/i,
  // Joinery: "secret nailed" boards hide no information.
  confidentiality:
    /\bmay (?:have|gain|be given|get|receive) (?:access to|possession of) (?!.{0,400}\b(?:shall|must|will|agrees?|may not|undertakes?)\b)|\bsecret(?:ly)?[- ](?:fix|nail|screw|dovetail|mitre|hing)\w*|\bhidden (?:clips|fixings|screws)\b/i,
  "termination-for-breach":
    /^(?!.{0,900}\b(?:breach\w*|defaults?|insolven\w*|bankrupt\w*|misconduct|fails? to|failure to)\b).{0,900}\bforce majeure\b|\b(?:termination|expir\w+)\b[^.;]{0,60}\b(?:for other than|other than for|not (?:a |the )?result of)\b|\b(?:terminates?|ends?|ceases?|lapses?)\b[^.;]{0,30}\b(?:up)?on (?:the )?(?:expir\w+|terminat\w+|end)\b[^.;]{0,24} of (?:this|the) (?:agreement|term|contract|lease|deed|licen[cs]e)\b(?!.{0,200}\b(?:breach|default))|\b(?:waive[rs]?|delay|do(?:es)? not act|fail(?:s|ure)? to (?:exercise|enforce|act)|not acting)\b.{0,80}\b(?:later|still|waiver|exercis\w+|remedy)\b/i,
  // The grounds that follow the colon are what the right hangs on.
  // To propose or to ask is not to end, nor is to pay for the notice that is not given.
  // What stops for a time does not end.
  "termination-for-convenience":
    /\bterminat\w*\b[^.;]{0,80}\b(?:for good reason|(?<!\b(?:or|without) )(?:with|for) cause)\b(?! or\b)|^(?:[\dA-Z.()a-z]{1,8} )?(?:Notwithstanding|Upon|After|Following|In the event of) (?:any |the )?(?:expiration or )?termination\b|^(?!.{0,400}\b(?:terminat|ends?\b|ending|determin|dismiss|cancel|resign|clos(?:e|ing)|revok|withdraw)).{0,300}\b(?:may|can|entitled to|right to) (?:(?:also|immediately|at any time) )?suspend|^(?!.{0,400}\b(?:terminat|end|determin|dismiss|cancel|resign)).{0,200}\bpay\w*\b[^.;]{0,80}\bin lieu of (?:\w+ ){0,6}notice\b|\b(?:may|can|could) (?:only )?(?:propose|ask|request|apply)\b[^.;]{0,20}\b(?:to|that|for)\b[^.;]{0,40}\b(?:end|terminat|cancel)\w*|\b(?:terminat|end|cancel)\w*\b[^.;]{0,60}\b(?:should|if|when|once|where)\b[^.;]{0,60}\b(?:employment|appointment|engagement|tenancy|membership|services?)\b[^.;]{0,40}\b(?:terminates?|ends?|ceases?)\b|\b(?:terminat|end|cancel)\w*\b[^.;]{0,240}\b(?:if|where|when|unless|following)\b[^.;]{0,80}:(?=\s|$)/i,
  // What puts a licence at risk is told, whoever owns the holder.
  "change-of-control":
    /\bchanges? (?:that|which) (?:may |might |could )?affects?\b.{0,60}\b(?:certification|accreditation|registration|licen[cs]e|status|eligib\w+)\b/i,
  // The price of a loan is no charge for being late.
  "default-interest":
    /^(?!.{0,800}\b(?:overdue|late|later|unpaid|(?<!(?:principal|balance) )outstanding(?! (?:balance|principal|loan))|arrears|default\w*|unmet|not (?:been )?paid|fail\w*|past due|when due|due date)\b)(?:.{0,300}\b(?:lends?|lent|loans?|principal|advance[sd]?|facility|drawn|drawdown|borrow\w*)\b.{0,200}(?:%|\bper ?cent\b|\brate\b|\binterest\b)|.{0,300}\binterest\b.{0,200}\b(?:loans?|principal|advances?|facility|drawn)\b)/i,
  // What the parties wish is not what they give up.
  "covenant-not-to-sue":
    /\b(?:desires?|wish(?:es)?|intends?|hopes?|prefers?)\b[^.;]{0,40}\b(?:resolve|settle)\b[^.;]{0,80}\bwithout (?:litigation|going to court|recourse)/i,
  // The words that follow a limit and justify it limit nothing.
  "limitation-of-liability": /\breflects?\b[^.;]{0,30}\ballocation of (?:the )?risks?\b/i,
  // To pay what is owed sets nothing off.
  "payment-set-off":
    /(?:^ ?|: )(?:\(?\w{1,4}[.)] ?)?to pay (?:off )?(?!.{0,300}\b(?:set-? ?off|deduct\w*|counter-?claim\w*|withh\w+)\b)/i,
  // Whoever signs does not accept by use.
  "contract-by-use":
    /^(?:[\d.()a-z]{1,8} )?by (?:(?:counter)?signing|executing) (?:this|below|here)\b/i,
  // "Such contract or subcontract" hands nothing on.
  subcontracting:
    /\b(?:under|in|of) (?:such|that|those|any such) (?:contracts? or )?subcontracts?\b(?!.{0,300}\b(?:consent|approv\w+|may subcontract|not subcontract))/i,
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
