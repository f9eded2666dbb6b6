/** Words that a clause shares with what it is not, and those of which it has one where it is meant. */
export interface SharedWords {
  of: string;
  words: RegExp;
  meant: RegExp;
}

const ending =
  /\b(?:terminat|cancel|dismiss|discontinu|rescind|withdraw|forfeit)\w*|\bend(?:s|ed|ing)?\b/i;

/** Clauses that a word seems to say, each with what is meant where it is the clause. */
export const sharedWords: readonly SharedWords[] = [
  // How long it lasts: "continues for an initial term of 3 years", "continues until 30 June 2028", "Initial term: 3 years".
  {
    of: "automatic-renewal",
    words:
      /\b(?:continues?|runs?|lasts?|commences?|starts?|begins?|ends?|expires?|is|(?:initial|fixed)? ?(?:term|period|duration)\b(?: \([\w ]{1,12}\))?[:|\t ])/i,
    meant:
      /renew|\broll|exten[ds]|further|again\b|another|\bmore\b|success|prolong|fresh|\bnew\b|\bsame\b|\blike\b|\bnext\b|\beach\b|\bevery\b|repeat|\bafter|follow|at the (?:end|close|expiry)|on (?:the )?expiry|keep|kept|unless|notice|notif|\btell|\btold|\bstop|cancel|\bover\b|going|goes on|runs? on|carr(?:y|ies) on|evergreen|(?:year|month|week|quarter)(?:ly)?\b[ -](?:to|by|basis)|\bfrom (?:year|month|week|quarter)|until (?:it is |they are )?(?:terminat|ended|cancel|determin|either|one of)/i,
  },
  // Whoever signs accepts by signature: it takes conduct to accept by use.
  {
    of: "contract-by-use",
    words:
      /\bplease (?:read|sign|complete|return)\b|\bI(?:\/we)?\b.{0,60}\b(?:accept|agree)|\bsign and (?:date|return)\b|\bhereby agrees? to be bound\b|\bindependent (?:legal )?advice\b/i,
    meant:
      /\bby (?!the\b)(?:\w+ )?\w+ing\b|\b(?:us(?:e|es|ed|ing)|access\w*|download\w*|install\w*|regist\w+|click\w*|tick\w*|order\w*|book\w*|continu\w*|visit\w*|brows\w*|subscrib\w*|enter\w*|pa(?:y|id|ying|yment)|deliver\w*|attend\w*|conduct)\b/i,
  },
  // A price: "a 15% restocking charge".
  {
    of: "ppsa-security",
    words:
      /(?:%|per ?cent|\$ ?\d[\d,.]*|\b(?:re-?stocking|handling|delivery|freight|service|booking|call-?out|storage|cancellation)) (?:[\w-]+ )?charges?\b/i,
    meant:
      /secur|title|\bppsa?\b|mortgage|\blien\b|charges? (?:over|on|all|its|the)\b|encumb|bailee|own(?:s|ed|er|ership)\b/i,
  },
  // What insurance costs, among what is passed on.
  {
    of: "insurance",
    words: /\binsurance premiums?\b/i,
    meant:
      /\b(?:maintain|effect|keep|hold|insured?|take[sn]? out|taking out|policy|policies|cover|certificate)\b/i,
  },
  // What a service covers: "website improvements as needed".
  {
    of: "ip-assignment",
    words:
      /\b(?:SEO|website|web|page|process|service|safety|performance|home|building|site|land|continuous|tenant['’]?s?|minor) (?:improvements?|designs?|developments?|works?|edits)\b/i,
    meant:
      /assign|transfer|\bvest|belong|\bown|\bpass|property|conve[yr]|copyright|intellectual|\btitle\b|rights?\b|\bmake(?:s)? over|\bours\b|['’]s\b/i,
  },
  {
    of: "early-termination-fee",
    words: /\bminimum (?:term|period|stay)\b/i,
    meant:
      /\b(?:fees?|pa(?:y|id)\w*|charges?|charged|balance|remain\w*|rest|costs?|owes?|owing|liable)\b(?!\/)/i,
  },
  {
    of: "termination-for-breach",
    words:
      /\b(?:compassionate|carer['’]?s|personal|parental|bereavement|sick|annual|long service|community service)\b.{0,20}\bleave\b/i,
    meant: ending,
  },
  {
    of: "termination-for-convenience",
    words:
      /\b(?:suspend|vary|withhold|reduce|refuse)\b.{0,60}\b(?:credit|deliver\w*|suppl\w+|access|limit)\b/i,
    meant: ending,
  },
  // How a meeting decides.
  {
    of: "change-of-control",
    words:
      /\bmajority of (?:all )?(?:the )?(?:directors|members|shareholders|votes|holders)\b.{0,20}\b(?:in office|present|voting|cast)\b|\bquorum\b|\bcasting vote\b|\bshow of hands\b|\b(?:ordinary|special) resolution\b|\bamendments? (?:to|of) (?:the|its) constitution\b/i,
    meant:
      /\bchange (?:of|in) (?:the )?(?:\w+ )?(?:control|ownership|shareholding)\b(?!.{0,200};)|\bcontrol (?:of|over|passes|changes)\b(?!.{0,200};)|\b(?:acquir|merge|takeover|bought|sold|transfer|ceas|gains?|obtains?)\w*/i,
  },
  // Who is liable, and nothing that takes liability away.
  {
    of: "limitation-of-liability",
    words:
      /\bown risk and (?:is|are|(?:shall|will) be) (?:\w+ )?(?:liable|responsible)\b|(?:\b(?:\d{1,3}|hundred) ?(?:%|per ?cent)|\b(?:fully|solely|jointly|severally|personally|individually|strictly|remains?|collectively)) (?:\w+ )?(?:liable|responsible|accountable|answerable)\b/i,
    meant:
      /\b(?:limit|cap|exceed|exclu|restrict|disclaim|releas|maximum|extent|except|unless|only|other than|without|more than|not|no|nor|never|neither|nothing|up to|save|apart|beyond|proportion)\w*/i,
  },
  // A day for payment is no end to a claim.
  {
    of: "time-bar",
    words:
      /\b(?:accounts?|invoices?|moneys?|monies|amounts?|fees?|rent|prices?|instalments?|payments?)\b.{0,60}\b(?:payable|due|paid|pay)\b.{0,40}\bwithin\b/i,
    meant:
      /\b(?:claim|disput|noti|object|quer|barred|waive|deemed|taken to|lose|loses|lost|forfeit|lapse|accept|release|extinguish|no longer|complain|entitle|reject|contest|challenge|correct)\w*/i,
  },
  // What the law has withheld is set off against nothing.
  {
    of: "payment-set-off",
    words:
      /\b(?:legally|by law) (?:required|obliged|bound)\b|\b(?:required|obliged) (?:by|under) (?:law|any law|the law|a law)\b/i,
    meant:
      /\b(?:set-?\s?off|without|free|clear|counter-?claim|ow(?:e|es|ed|ing)|gross(?:ed)? up|save|except|other than|unless)\b/i,
  },
  // A saving of other rights limits nothing, and lifts no limit.
  {
    of: "uncapped-liability",
    words:
      /\bnot(?:hing)?\b.{0,60}\b(?:limits?|affects?|prejudices?|restricts?)\b.{0,60}\b(?:rights?|remed(?:y|ies)|powers?|discretion)\b/i,
    meant:
      /\bliab\w*|\bcap(?:s|ped)?\b|\bdeath\b|\bfraud\w*|\binjur\w*|\bnegligen\w*|\bindemnit\w*|\bexclusions?\b/i,
  },
  // A check of somebody's record, or a password that is kept.
  {
    of: "privacy",
    words:
      /\b(?:police|criminal|background|reference|screening|working with children) (?:\w+ ){0,2}(?:checks?|clearances?)\b|\b(?:details?|passwords?|credentials?|log-?ins?|pins?|keys?)\b.{0,40}\b(?:account|access|portal|platform|log|secure|private)\b/i,
    meant:
      /\b(?:personal(?:ly)?|health|sensitive|credit|customer|client) (?:information|data|details|records?|reports?|file|history|identif\w+)\b|\bprivacy (?:act|laws?|polic\w+|legislation|statement|principles?)\b|\b(?:information|data|details|records) about\b|\bcredit report\w*\b/i,
  },
  // What is paid for a beginning, or all along.
  {
    of: "early-termination-fee",
    words:
      /\b(?:establishment|joining|set-?up|application|monthly|weekly|annual|account[- ]keeping|membership|processing|listing) fees?\b/i,
    meant:
      /\b(?:terminat|cancel|early|earlier|exit|break|withdraw|leav|unexpired|remain|rest|balance|end)\w*/i,
  },
  // Whoever comes in looks at no books.
  {
    of: "audit-rights",
    words:
      /\b(?:enter|entry|access(?:es)?(?: to)?)\b.{0,40}\b(?:premises|venue|land|property|room|unit|stall|hall|building|vehicle|berth|paddock|stable|shed|dwelling|house|lot)s?\b/i,
    meant:
      /\b(?:audit|book|record|account|document|file|data|system|cop(?:y|ies)|invoice|stocktake|compl(?:y|ies)|verif|royalt)\w*(?<!\bcompliance)/i,
  },
  // To share a place is to sell no shares.
  {
    of: "share-transfer",
    words:
      /\bshar(?:e|es|ing) (?:the )?(?:possession|occupation|occupancy|use|access|premises|space|rooms?|information|data|passwords?|costs?|with)\b/i,
    meant:
      /\b(?:shareholders?|shareholdings?|units?|securities|stock|equity)\b|\b(?:any|all|no|its|his|her|their|the|of|in|sell|transfer) (?:\w+ )?shares?\b(?! (?:the )?(?:possession|occupation|occupancy|use|access|premises|space))/i,
  },
  // A rate of interest, and the price of more work.
  {
    of: "price-increase",
    words:
      /\b(?:annual percentage|comparison) rate\b|\b(?:price|value|amount) of (?:a|the|any|each|every|that) variations?\b/i,
    meant: /\b(?:increas|ris(?:e|es|ing)\b|rais|review|index|cpi\b|escalat)\w*/i,
  },
  // To stop work until one is paid is no end.
  {
    of: "termination-for-breach",
    words:
      /^(?=.{0,900}\b(?:un)?(?:pay|paid|payments?|overdue)\b).{0,900}\bsuspend\w*\b.{0,30}\b(?:works?|services?|access|suppl\w+|deliver\w+|performance|accounts?|credit|use)\b/i,
    meant: new RegExp(
      `${ending.source}|\\b(?:re-?ent|revok|expel|expul|evict|vacat|remov|clos|ceas|laps|void|default)\\w*|\\bdetermine\\b|\\btake\\b|\\baccelerat`,
      "i",
    ),
  },
  {
    of: "termination-for-convenience",
    words:
      /\b(?:chang|vary|amend|modif|updat|revis|alter)\w*\b.{0,40}\b(?:agreement|terms|conditions|contract)\b/i,
    meant: ending,
  },
  // A price that may be changed on notice ends nothing either.
  {
    of: "termination-for-convenience",
    words:
      /\b(?:increas|rais|chang|vary|vari|adjust|review|reset)\w*\b.{0,40}\b(?:fees?|prices?|pricing|charges?|rates?|rent|premiums?)\b/i,
    meant: ending,
  },
  // How notice is given ends nothing.
  {
    of: "termination-for-convenience",
    words:
      /\bnotices?\b.{0,80}\b(?:may|must|shall|will|is to|are to|can) be (?:given|served|sent|delivered|in writing|addressed|made|left|posted)\b/i,
    meant: ending,
  },
  // Fines are paid to others than the one who is indemnified.
  {
    of: "indemnity",
    words: /\b(?:liable|responsible)\b.{0,40}\b(?:fines?|infringements?|penalties|tolls)\b/i,
    meant:
      /\b(?:indemnif\w*|indemnit\w*|harmless|reimburs\w*|compensat\w*|defend\w*|make good|loss(?:es)?|claims?)\b/i,
  },
  // What lodging costs, and no quantity that has to be bought.
  {
    of: "minimum-commitment",
    words:
      /\b(?:accommodation|lodging|airfares?|meals?|mileage|kilomet(?:re|er)s?|travel(?:ling)?)\b.{0,80}\b(?:at least|no(?:t)? less than|minimum)\b/i,
    meant:
      /\bminimum (?:\w+ )?(?:spend|purchase|order|commitment|charge|fee|quantit)|\b(?:must|shall|will|agrees to) (?:\w+ )?(?:buy|purchase|order|take|spend)\b/i,
  },
  // The owner's cover, whose premiums are among the outgoings.
  {
    of: "insurance",
    words:
      /\boutgoings\b.{0,300}\b(?:insurance )?premiums?\b|\binsurance premiums?\b.{0,200}\boutgoings\b/i,
    meant:
      /\b(?:must|shall|will|agrees to|has to)\b.{0,60}\b(?:insure|maintain|effect|hold|take out|carry|keep)\b/i,
  },
  // Whoever keeps what is its own licenses nothing.
  {
    of: "licence-scope",
    words:
      /\b(?:vest(?:s|ed)? in|belongs? to|(?:remains?|is|are) (?:the )?(?:sole |exclusive )?property of|owned by)\b.{0,60}\b(?:which|who) (?:reserves?|retains?|keeps?)\b/i,
    meant: /\b(?:grants?|licen[cs](?:es?|ed|ee)\b|(?:may|entitled to|right for the \w+ to) use)/i,
  },
  // Directions about how a place is used stop nothing.
  {
    of: "suspension",
    words:
      /\b(?:impos|giv|issu|mak)\w*\b.{0,30}\b(?:directions?|restrictions?|conditions|rules|requirements)\b/i,
    meant:
      /\b(?:suspen|interrupt|disabl|switch|cut|stop|withh|den(?:y|ie)|refus|block|clos|disconnect)\w*/i,
  },
  // A price for leaving or for enforcing covers no loss of anybody else's.
  {
    of: "indemnity",
    words: /\b(?:pay|bear|meet)s?\b.{0,60}\b(?:costs?|expenses?|fees?)\b/i,
    meant:
      /\b(?:indemn|harmless|loss|losses|lost|claim|liab|damage|proceeding|injur|compensat|reimburs|breach|default|defen[cd]|action|award|fault|third|penalt|fine|judgment|settle|suffer|sue)\w*/i,
  },
  // What is paid back because it was agreed to be is no loss.
  {
    of: "indemnity",
    words: /\breimburs\w*\b/i,
    meant:
      /\b(?:indemn|harmless|loss|losses|claim|liab|damage|injur|compensat|breach|default|defen[cd]|award|fault|third|penalt|fine|judgment|settle|suffer|sue|suit)\w*/i,
  },
  // Whoever keeps books opens them to nobody, and whoever tries goods looks at none.
  {
    of: "audit-rights",
    words:
      /\b(?:keep|maintain)s?\b.{0,80}\b(?:books|records)\b|\binspect\w*\b[^.;]{0,60}\b(?:products?|goods|shipments?|samples?|batch(?:es)?)\b/i,
    meant:
      /\b(?:audit\w*|examin\w*|access\w*|available|review\w*|verif\w+)\b|\binspect\w*\b[^.;]{0,80}\b(?:books?|records?|accounts?|documents?|premises|facilit\w+)\b|\b(?:books?|records?|accounts?)\b[^.;]{0,120}\binspect/i,
  },
  // What is warranted without a time has no period.
  {
    of: "warranty-period",
    words: /\bwarrant/i,
    meant:
      /\b(?:days?|weeks?|months?|years?|hours?|periods?|expir\w+|until|during|life(?:time)?|kilomet\w+|km)\b|\d/i,
  },
  // A signature at the foot of a paper.
  {
    of: "contract-by-use",
    words:
      /\bby signing (?:this|below|here|it|(?:the|these) (?:agreement|contract|form|deed|terms|application))\b|\bread and (?:fully )?underst(?:ood|ands?)\b|\b(?:electronic|digital|binding) signatures?\b/i,
    meant:
      /\bby (?:\w+ )?(?:using|access|download|install|register|click|tick|order|book|continu|visit|brows|subscrib|enter|pay|attend|accept|signing up)\w*|\b(?:use|access|conduct|payment|orders?)\b.{0,40}\b(?:constitutes?|means|deemed|taken|amounts?)\b/i,
  },
  {
    of: "entire-agreement",
    words: /\bread and (?:\w+ )?(?:underst\w+|accept\w*|agree\w*)\b/i,
    meant:
      /\b(?:entire(?:ty)?|whole|complete|supersed\w+|replaces?|no other|only|exclusive|nothing|everything|sole|prior|previous|relied|reliance|rely|representations?)\b/i,
  },
  // A fee for collecting is no interest.
  {
    of: "default-interest",
    words:
      /\b(?:collection|recovery|dishonou?r|reminder|legal|solicitors?['’]?) (?:agency )?(?:fees?|costs?|charges?)\b/i,
    meant:
      /\binterest\b|\bper (?:annum|month|week|day|year)\b|\b(?:a|each|every) (?:year|month|week|day)\b|\bp\.?a\b|\b(?:monthly|daily|annual\w*)\b/i,
  },
  // A creditor that gives up a security, or gives time, changes no term.
  {
    of: "unilateral-variation",
    words:
      /\b(?:collateral|securit(?:y|ies)|guarantors?|indulgence|time to pay)\b.{0,160}\b(?:without|not)\b.{0,40}\b(?:releas|discharg|affect|alter)\w*/i,
    meant: /\b(?:terms|conditions|prices?|fees?|services?|rates?|polic(?:y|ies)|rules)\b/i,
  },
  // A duty that does not apply lifts no limit.
  {
    of: "uncapped-liability",
    words: /\b(?:clauses?|paragraphs?|sections?)\b.{0,30}\b(?:does|do|shall|will) not apply\b/i,
    meant:
      /\b(?:liab|limit|cap\b|capped|exclu|indemn|damage|loss|death|injur|fraud|wilful|misconduct|negligen|breach|confiden|privacy|infring|intellectual|claim)\w*/i,
  },
];
