/** Matters of every day that are worded like a clause, and are none. */
const matters: Record<string, RegExp> = {
  "unilateral-variation":
    /\b(?:chang|updat|alter|replac|nominat)\w*\b (?:its|his|her|their|your|the|an?) (?:[\w-]+ ){0,3}(?:address|e-?mail|telephone|contacts?|account details|bank details|representative)\b/i,
  indemnity:
    /\breimburs\w+\b.{0,60}\b(?:(?:travel|out-of-pocket|reasonable|approved|business) expenses|fares?|accommodation|meals?|parking|tolls?|petrol|mileage)\b/i,
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

/** Words that a clause shares with what it is not, and those of which it has one where it is meant. */
interface Shared {
  words: RegExp;
  meant: RegExp;
}

const ending =
  /\b(?:terminat|cancel|dismiss|discontinu|rescind|withdraw|forfeit)\w*|\bend(?:s|ed|ing)?\b/i;

const shared: Record<string, Shared> = {
  // Whoever signs accepts by signature: it takes conduct to accept by use.
  "contract-by-use": {
    words:
      /\bplease (?:read|sign|complete|return)\b|\bI(?:\/we)?\b.{0,60}\b(?:accept|agree)|\bsign and (?:date|return)\b|\bhereby agrees? to be bound\b|\bindependent (?:legal )?advice\b/i,
    meant:
      /\bby (?!the\b)(?:\w+ )?\w+ing\b|\b(?:us(?:e|es|ed|ing)|access\w*|download\w*|install\w*|regist\w+|click\w*|tick\w*|order\w*|book\w*|continu\w*|visit\w*|brows\w*|subscrib\w*|enter\w*|pa(?:y|id|ying|yment)|deliver\w*|attend\w*|conduct)\b/i,
  },
  // A price: "a 15% restocking charge".
  "ppsa-security": {
    words:
      /(?:%|per ?cent|\$ ?\d[\d,.]*|\b(?:re-?stocking|handling|delivery|freight|service|booking|call-?out|storage|cancellation)) (?:[\w-]+ )?charges?\b/i,
    meant:
      /secur|title|\bppsa?\b|mortgage|\blien\b|charges? (?:over|on|all|its|the)\b|encumb|bailee|own(?:s|ed|er|ership)\b/i,
  },
  // What a service covers: "website improvements as needed".
  "ip-assignment": {
    words:
      /\b(?:SEO|website|web|page|process|service|safety|performance|home|building|site|land|continuous|tenant['’]?s?|minor) (?:improvements?|designs?|developments?|works?|edits)\b/i,
    meant:
      /assign|transfer|\bvest|belong|\bown|\bpass|property|conve[yr]|copyright|intellectual|\btitle\b|rights?\b|\bmake(?:s)? over|\bours\b|['’]s\b/i,
  },
  "early-termination-fee": {
    words: /\bminimum (?:term|period|stay)\b/i,
    meant:
      /\b(?:fees?|pa(?:y|id)\w*|charges?|charged|balance|remain\w*|rest|costs?|owes?|owing|liable)\b(?!\/)/i,
  },
  "termination-for-breach": {
    words:
      /\b(?:compassionate|carer['’]?s|personal|parental|bereavement|sick|annual|long service|community service)\b.{0,20}\bleave\b/i,
    meant: ending,
  },
  "termination-for-convenience": {
    words:
      /\b(?:suspend|vary|withhold|reduce|refuse)\b.{0,60}\b(?:credit|deliver\w*|suppl\w+|access|limit)\b/i,
    meant: ending,
  },
  // How a meeting decides.
  "change-of-control": {
    words:
      /\bmajority of (?:all )?(?:the )?(?:directors|members|shareholders|votes|holders)\b.{0,20}\b(?:in office|present|voting|cast)\b|\bquorum\b|\bcasting vote\b|\bshow of hands\b|\b(?:ordinary|special) resolution\b|\bamendments? (?:to|of) (?:the|its) constitution\b/i,
    meant:
      /\bchange (?:of|in) (?:the )?(?:\w+ )?(?:control|ownership|shareholding)\b(?!.{0,200};)|\bcontrol (?:of|over|passes|changes)\b(?!.{0,200};)|\b(?:acquir|merge|takeover|bought|sold|transfer|ceas|gains?|obtains?)\w*/i,
  },
  // Who is liable, and nothing that takes liability away.
  "limitation-of-liability": {
    words:
      /(?:\b(?:\d{1,3}|hundred) ?(?:%|per ?cent)|\b(?:fully|solely|jointly|severally|personally|individually|strictly|remains?|collectively)) (?:\w+ )?(?:liable|responsible|accountable|answerable)\b/i,
    meant:
      /\b(?:limit|cap|exceed|exclu|restrict|disclaim|releas|maximum|extent|except|unless|only|other than|without|more than|not|no|nor|never|neither|nothing|up to|save|apart|beyond|proportion)\w*/i,
  },
  // A day for payment is no end to a claim.
  "time-bar": {
    words:
      /\b(?:accounts?|invoices?|moneys?|monies|amounts?|fees?|rent|prices?|instalments?|payments?)\b.{0,60}\b(?:payable|due|paid|pay)\b.{0,40}\bwithin\b/i,
    meant:
      /\b(?:claim|disput|noti|object|quer|barred|waive|deemed|taken to|lose|loses|lost|forfeit|lapse|accept|release|extinguish|no longer|complain|entitle|reject|contest|challenge|correct)\w*/i,
  },
  // What the law has withheld is set off against nothing.
  "payment-set-off": {
    words:
      /\b(?:legally|by law) (?:required|obliged|bound)\b|\b(?:required|obliged) (?:by|under) (?:law|any law|the law|a law)\b/i,
    meant:
      /\b(?:set-?\s?off|without|free|clear|counter-?claim|ow(?:e|es|ed|ing)|gross(?:ed)? up|save|except|other than|unless)\b/i,
  },
  // A saving of other rights limits nothing, and lifts no limit.
  "uncapped-liability": {
    words:
      /\bnot(?:hing)?\b.{0,60}\b(?:limits?|affects?|prejudices?|restricts?)\b.{0,60}\b(?:rights?|remed(?:y|ies)|powers?|discretion)\b/i,
    meant:
      /\bliab\w*|\bcap(?:s|ped)?\b|\bdeath\b|\bfraud\w*|\binjur\w*|\bnegligen\w*|\bindemnit\w*|\bexclusions?\b/i,
  },
};

/** Whether a sentence is about an everyday matter that is only worded like a clause. */
export function isLookAlike(clause: string, words: string): boolean {
  if (matters[clause]?.test(words)) return true;
  const { words: like, meant } = shared[clause] ?? {};
  return like?.test(words) === true && meant?.test(words) === false;
}
