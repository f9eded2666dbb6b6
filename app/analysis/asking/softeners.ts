import type { Topic } from "../questions/topics.ts";
import { liabilitySofteners } from "./liability-softeners.ts";
import type { Softener } from "./softener.ts";

const time =
  "(?<time>\\d+ (?:business |calendar |clear |working )?(?:hours?|days?|weeks?|months?|years?))";
const initial =
  "(?<time>\\d+ (?:days|weeks|months?|years?)|(?:initial|minimum|fixed) (?:term|period)|(?:first|second|third) (?:year|anniversary))";
const unlessTold =
  "^(?!.*\\b(?:need not|whether or not|without (?:any )?(?:obligation|need)|may unreasonably)\\b)";

const asksForNotice =
  /\b(?:days|weeks|months|year|hours)'s? (?:[a-z]+ ){0,2}(?:notice|warning)\b|^(?:ask for )?(?:a )?(?:written |email )?(?:notice|warning)$/i;

const ofLeave = [
  ...(["assignment", "change-of-control", "subcontracting-people", "share-transfer"] as const),
  ...(["premises", "publicity", "exclusivity", "licence", "confidentiality"] as const),
  ...(["governance", "variation", "restraint", "conduct-and-access"] as const),
] satisfies Topic[];
const ofEnding = ["exit-convenience", "exit-breach", "suspension"] satisfies Topic[];
const ofPrice = ["price-change", "outgoings"] satisfies Topic[];
const ofChange = ["price-change", "price", "variation", "scope", "service-level"] satisfies Topic[];

/** What makes terms lighter, by the matters that it is read for. */
export const softeners: readonly Softener[] = [
  {
    id: "reasonable",
    lightens:
      /consent|approv|refus|discretion|permission|leave to|without asking|whenever|at will|by itself|opinion/,
    topics: ofLeave,
    reach: "sub-clause",
    says: [
      new RegExp(
        `${unlessTold}(?!.*\\bour (?:prior |written |express )*(?:consent|approval)\\b).*?(?:\\b(?:not|neither)\\b.{0,40}\\bunreasonably\\b.{0,30}\\b(?:with(?:held|hold)|refus|delay|condition)|\\b(?:they|everybody)\\b,? (?:must )?act(?:s|ing)? reasonably\\b|\\b(?:they|everybody) must (?:not )?(?:act |be )?reasonabl[ey]\\b|\\bonly (?:if|where|on) .{0,60}\\breasonable grounds?\\b)`,
      ),
    ],
    told: "{they} must be reasonable about it",
    grants: /\breasonabl|unreasonabl/,
    read: /unreasonabl|reasonably/,
  },
  {
    id: "our-group",
    topics: ["assignment", "change-of-control", "licence", "subcontracting-people"],
    reach: "clause",
    says: [
      /\b(?:we|everybody) may(?! not)\b.{0,120}\b(?:related (?:bod|compan|entit|corporation)\w*|affiliates?|subsidiar\w+|group (?:compan|member)\w*|members? of its group)\b/,
    ],
    told: "{we} may pass it within its group",
    grants: /\b(?:group|related)\b/,
    read: /related|affiliate/,
  },
  {
    id: "they-stay-liable",
    topics: ["assignment", "subcontracting-people", "data"],
    reach: "sub-clause",
    says: [
      /\bthey\b.{0,160}?\b(?:remains?|stays?|continues to be|is(?! not\b)) (?:\w+ ){0,3}?(?:liable|responsible|bound|answerable)\b.{0,120}\b(?:sub-?\w+|assign\w*|performance|obligations?|those|its|them|if it had)\b/,
      /\b(?:does|do|may) not (?:\w+ )?(?:relieve|release|discharge|reduce)\w* they\b/,
    ],
    told: "{they} stays answerable",
    grants:
      /\b(?:stays? (?:liable|answerable|bound)|full (?:responsib|liab)\w+|answers? for|same duties)/,
    read: /remain|relieve/,
  },
  {
    id: "after-a-time",
    lightens: /\b(?:end|leave|walk|terminat|stop|suspend|rise|raise|price)/,
    topics: [...ofEnding, "price-change", "exit-cost", "restraint"],
    reach: "sub-clause",
    says: [
      new RegExp(
        `\\b(?:but )?(?:only|not)\\b.{0,40}\\b(?:after|from|later than|once)\\b.{0,40}?\\b(?:first |end of (?:the )?|expiry of (?:the )?)?${initial}`,
      ),
      new RegExp(
        `\\bthey may not\\b.{0,80}\\b(?:before|until|during|within|in)\\b.{0,40}?\\b(?:first |end of (?:the )?|expiry of (?:the )?)?${initial}`,
      ),
      new RegExp(
        `\\bthey may\\b(?! not).{0,120}\\b(?:at any time )?(?:after|from|following|once)\\b.{0,20}\\b(?:the )?(?:first|end of (?:the )?(?:first )?|expiry of (?:the )?(?:first )?) ?${initial}`,
      ),
      new RegExp(
        `\\b(?:not|no|never)(?: to)?(?: be)? (?:exercis\\w+|given|used|earlier|sooner|before|effective)\\b.{0,40}\\b(?:than|before|until|in|during|within)\\b.{0,40}?(?:first |end of (?:the )?(?:first )?|expiry of (?:the )?(?:first )?)?${initial}`,
      ),
    ],
    told: "only after {time}",
    grants:
      /\b(?:no exit|first term|initial term|after (?:the )?(?:first|12|24|a set)|only after)\b/,
    read: /\(\?:before\|until/,
  },
  {
    id: "on-notice",
    topics: ["suspension", "exit-breach", "audit", "premises", "security", ...ofChange],
    reach: "sentence",
    says: [
      new RegExp(
        `\\b${time}\\W{0,3}s? ?(?:prior |advance |previous |written |clear |reasonable )*(?:notice|warning)\\b`,
      ),
      new RegExp(
        `\\b(?:notice|warning)\\b[^,;]{0,30}\\b(?:of|at least|not less than|no less than|minimum)\\b.{0,20}?${time}`,
      ),
      new RegExp(
        `\\b(?:gives?|must give|giving|notif(?:y|ies|ying)|tells?|telling)\\b.{0,60}\\b(?:at least|not less than|no less than|no later than)\\b.{0,10}?${time}\\b`,
      ),
    ],
    told: "on {time}' notice",
    grants: asksForNotice,
    read: /notice|notif|warning/,
  },
  {
    id: "notice-first",
    topics: ["suspension", "exit-breach", "audit", "premises", "security", ...ofChange],
    reach: "sub-clause",
    says: [
      new RegExp(
        `\\b(?:they must\\b.{0,40}\\b(?:gives?|notify|tell|warn)|must be (?:given|notified|told|warned))\\b.{0,60}?${time}`,
      ),
    ],
    told: "on {time}' notice",
    grants: asksForNotice,
    read: /notice|notif|warning/,
  },
  {
    id: "time-to-cure",
    topics: ["exit-breach", "suspension", "enforcement", "premises"],
    reach: "sub-clause",
    says: [
      new RegExp(
        `\\b(?:not|fails? to|failed to|un)\\W?(?:been )?(?:remed|rectif|cur(?:e|ed)|correct|made good|put right|paid)\\w*\\b.{0,60}\\b(?:within|after|in|for)\\b.{0,10}?${time}`,
      ),
      new RegExp(
        `\\b(?:within|has|have|allow\\w*|at least|gives?)\\b.{0,20}${time}.{0,60}\\bto (?:remedy|rectify|cure|correct|make good|put)\\b`,
      ),
    ],
    told: "{we} has {time} to put it right",
    grants: /\b(?:cure|remed|rectif|correct first|put it right|chance|time to|to pay|to answer)/,
    read: /remed|cure|rectif/,
  },
  {
    id: "pays-for-work-done",
    topics: ["exit-convenience"],
    reach: "clause",
    says: [
      /\bthey must (?:promptly )?(?:pay|reimburse|compensate)\b.{0,160}\b(?:work (?:done|performed|completed)|performed|provided|completed|supplied|committed|incurred|unavoidable|wasted|demobili[sz]\w+)\b|\bit must pay for\b.{0,60}\b(?:done|performed|supplied)\b/,
    ],
    told: "{they} must pay for what was done",
    grants: /\b(?:pay(?:ment)? for (?:work|what)|work done)/,
    read: /committed|work done|performed/,
  },
  {
    id: "refunds-what-is-unused",
    topics: ["exit-convenience", "suspension", ...ofChange],
    reach: "sub-clause",
    says: [
      /\brefund\w*\b.{0,60}\b(?:fees|charges|amounts?|paid|prepaid|unexpired|unused)\b|\b(?:fees|charges|amounts?) (?:paid )?in advance\b.{0,60}\brefunded\b/,
    ],
    told: "with a refund of what is unused",
    grants: /\brefund/,
    read: /refund/,
  },
  ...liabilitySofteners,
  {
    id: "ceiling-on-the-rise",
    lightens: /ceiling|any amount|without (?:a )?limit|whenever|no amount/,
    topics: ofPrice,
    reach: "sub-clause",
    says: [
      /\b(?:fees?|prices?|charges?|rates?|rent|increases?|rises?|adjustments?|outgoings)\b.{0,160}\b(?:may not|must not|not|no more than|never|up to|capped|maximum|limited|lesser|lower)\b.{0,60}?(?<most>\d+(?:\.\d+)? ?(?:%|per ?cent))/,
      /\b(?:fees?|prices?|charges?|rates?|rent|increases?|rises?|adjustments?)\b.{0,160}\b(?:may not|no more than|never|up to|capped|limited|lesser|lower|in line with|not exceed\w*)\b.{0,60}?\b(?<most>cpi|consumer price index)\b/,
    ],
    told: "by no more than {most}",
    grants: /\b(?:ceiling|cap each|cap\b|cpi|index)\b/i,
    read: /ceiling|exceed|cpi|capped/,
  },
  {
    id: "may-leave-then",
    lightens:
      /^(?!.*answer is to leave).*(?:stays bound|no (?:way out|right to)|whenever|by itself|any amount|at will|pays the same)/,
    topics: ofChange,
    reach: "sub-clause",
    says: [
      /\b(?:if|where|when|after|within|on|upon|before)\b.{0,160}\b(?:increas\w+|change\w*|rises?|raise\w*|variation|varied|amend\w+|notice|new)\b.{0,160}\b(?:we|everybody) may\b(?! not).{0,60}\b(?:end|terminate|cancel|withdraw|leave|reject)\b/,
      /\b(?:we|everybody) may\b(?! not)(?: then)?.{0,60}\b(?:end|terminate|cancel|withdraw from|leave)\b.{0,160}\b(?:increas\w+|change\w*|rises?|variation|amend\w+|takes? effect|would apply)\b/,
    ],
    told: "{we} may leave then",
    grants:
      /\b(?:right to (?:leave|end|close|terminate)|leave without|let \{we\} leave|way out|exit|cancelling|free to (?:leave|go))/,
    read: /(?:we|everybody)\)? (?:may|\(\?:may)/,
  },
  {
    id: "no-worse",
    lightens: /by itself|at will|whenever|withdraw|change/,
    topics: ["variation", "scope", "service-level"],
    reach: "sub-clause",
    says: [
      /\b(?:not|no|without)\b.{0,20}\b(?:material(?:ly)?|substantial(?:ly)?|significant(?:ly)?|adverse(?:ly)?)\b.{0,40}\b(?:reduc\w+|diminish\w*|degrad\w+|affect\w*|lower\w*|worse|detract\w*|impact)/,
    ],
    told: "not so that it is materially worse",
    grants:
      /\b(?:no material reduction|materially reduced|not reduce|no new rule|cut(?:s)? (?:down )?)/,
    read: /material/,
  },
  {
    id: "seldom",
    topics: ["audit"],
    reach: "sub-clause",
    says: [
      /\b(?:no more than|not more than|only|at most)\b.{0,20}\b(?:once|twice|one|1)\b.{0,30}\b(?:year|12 months|annum|period)\b/,
    ],
    told: "no more than once a year",
    grants: /\bonce a year\b/,
    read: /once/,
  },
  {
    id: "in-business-hours",
    topics: ["audit", "premises"],
    reach: "sub-clause",
    says: [
      /\b(?:during|in|within|at)\b.{0,20}\b(?:business|office|working) hours\b|\bat reasonable times?\b/,
    ],
    told: "in business hours",
    grants: /\bbusiness hours\b/,
    read: /hours/,
  },
  {
    id: "disputed-sums-apart",
    topics: ["set-off", "suspension", "late-payment", "payment"],
    reach: "clause",
    says: [
      /\bwe may\b(?! not).{0,60}\b(?:withhold|dispute)\b.{0,120}\b(?:good faith|genuine\w*|disput\w+|until)\b/,
      /\b(?:not|other than|except|unless|excluding)\b.{0,60}\b(?:disputed?|in dispute)\b.{0,40}\b(?:good faith|genuine\w*|reasonabl\w+)\b/,
      /\bundisputed\b/,
    ],
    told: "{we} may hold back what it disputes",
    grants: /\bdisput/,
    read: /disput/,
  },
  {
    id: "advertisements-apart",
    topics: ["restraint"],
    reach: "sub-clause",
    says: [
      /\b(?:general|public|bona fide|published)\b.{0,30}\b(?:advertis\w+|recruit\w+)\b|\bresponds? to\b.{0,30}\badvertis\w+/,
    ],
    told: "public advertisements are free",
    grants: /\badvertis/,
    read: /advertis/,
  },
  {
    id: "unless-we-agree",
    lightens: /./,
    topics: [...ofEnding, ...ofChange, "audit", "publicity", "data", "security", "set-off"],
    reach: "sentence",
    says: [
      /\bthey (?:may|need not)\b(?! not).{0,300}\b(?:unless (?:we|everybody) (?:has |have )?(?:first |otherwise )?(?:agree|consent|approve)\w*|(?:with|without) our (?:prior |written |express )*(?:consent|approval|agreement)|(?:by|in|with) agreement (?:with|of) we)\b/,
    ],
    told: "not unless {we} agrees",
    grants: /\b(?:agreement|consent|by agreement|agreed)\b/,
    read: /our \(\?:prior|consent/,
  },
];
