import { employment, leases } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

/** A question for an expert, which nobody's seniors need to talk about. */
const byExpert =
  /\b(?:acting )?as an expert\b|\b(?:settled|determined|decided|resolved) by an? (?:independent )?(?:accountant|valuer|expert|auditor|surveyor|quantity)/i;
/** Performance that goes on meanwhile is no step towards an end of the dispute. */
const goesOn =
  /^(?!.{0,900}\b(?:mediat|negotiat|arbitrat|expert|refer)).{0,900}\b(?:continu\w+|go on|goes on|carry on) (?:to |with )?(?:the )?(?:perform|implement|observ|work|other)/i;
const otherThanTalks = new RegExp(`${byExpert.source}|${goesOn.source}`, "i");

export const disputeResolution = clause({
  id: "dispute-resolution",
  title: "Dispute Resolution",
  level: "Low",
  named: [
    /^complaints?$|^disputes?$|if (?:we|you) (?:disagree|have a (?:complaint|problem|dispute))|dispute resolution|resolution of (?:disputes|differences)|resolving disputes/i,
    "Resolution of differences",
  ],
  cue: /happy|satisfied|agree|manager|suing|disput|proceedings|court|complain|mediat|disagree|difference|grievance|arbitrat|expert determination/i,
  underHeading: {
    heading: /disput|complain|mediation|grievance|disagree|arbitration|problems/i,
    says: phrase(
      "(?:mediat|negotiat|good faith|\\bmeet|senior|expert|arbitrat|concilia|escalat|refer|notice of (?:the )?dispute|complain|ombudsman|resolve)",
    ),
    as: "COMPLAINTS AND DISPUTES\nThe parties should then try to agree how to resolve it.",
  },
  says: [
    [
      phrase(
        "refer (?:it|the (?:matter|dispute|question|deadlock)) to ~140 (?:settle|resolve|decide|determine)",
      ),
      "If the directors disagree they must refer the question to the auditor to determine.",
    ],
    [
      phrase(
        "(?:meet|confer|attempt|endeavour|try) ~60 (?:settle|resolve) ~20 (?:differences?|disputes?|disagreements?|complaints?|the matter)",
      ),
      "The managers of both sides must confer and try to resolve the matter within ten days.",
    ],
    [
      phrase(
        "(?:not|un)[- ]?(?:happy|satisfied|resolved) ~60 (?:write|contact|complain|go|speak|escalate|appeal) ~10 to",
      ),
      "If you are still not happy you can write to the committee, and after that to the regulator.",
    ],
    [
      phrase(
        "(?:complaints?|disputes?|problems?) ~80 (?:taken|made|brought|directed|go) to (?:the )?(?:\\w+ ){0,8}(?:office|tribunal|commission|ombudsman|authority|fair trading|consumer affairs|manager|board)",
      ),
      "Complaints under the Fitness Industry Code go to the manager, then to head office, before Consumer Affairs is brought in.",
    ],
    [
      phrase(
        "(?:talk|speak|complain|write) to (?:us|the manager|our|your) ~120 (?:complain|doesn\\'t|does not|not (?:resolved|fixed|satisfied)|consumer affairs|ombudsman)",
      ),
      "Talk to the manager first if you have a complaint, and if that doesn't fix it you can contact Consumer Affairs.",
    ],
    [
      phrase(
        "(?:cannot|can't|do not|don't|fail to|unable to) agree ~60 (?:independent|expert|valuer|accountant|mediator|arbitrator|umpire)",
      ),
      "Any item in the Completion Statement upon which their accountants cannot agree shall be settled by an independent firm, not as arbitrator, within twenty-one days.",
    ],
    [
      phrase(
        "before (?:suing|going to court|starting proceedings|taking legal action|commencing proceedings) ~80 (?:{must}|notice|meet|conference|mediat|talk)",
      ),
      "Before suing, a party must give notice and attend a conference.",
    ],
    [
      phrase(
        "refer(?:red|s)? (?:it|the (?:matter|dispute|difference|question)|them|any (?:matter|dispute)) (?:first )?to (?:an? )?(?:expert|mediat|arbitrat|independent|senior|the (?:chief|managing|directors?))",
      ),
      "If they cannot within 21 days, either may refer the matter to a mediator under the Franchising Code of Conduct.",
    ],
    [
      phrase(
        "mediat(?:e|or|ion) ~100 (?:court|tribunal|proceedings)|(?:court|tribunal|proceedings) ~100 mediat(?:e|or|ion)",
      ),
      "Escalation: service desk manager (2 days), operations director (5 days), CEO (10 days), then mediation in Adelaide; legal proceedings only after that.",
    ],
    [
      phrase(
        "(?:disputes?|differences?|disagreements?|complaints?|controvers(?:y|ies)|grievances?) ~240 (?:mediat|negotiat|good faith|\\bmeet\\b|expert|arbitrat|concilia|escalat|ombudsman|senior|chief executive|referred to|complaints? (?:process|scheme|procedure)|afca|resolve it|try to resolve|discuss|confer|settle it|work (?:it|things) out)",
      ),
      "Test results that are in dispute are repeated before a TÜV expert, and until his report nobody shall go to law.",
    ],
    [
      phrase(
        "{mustnot} ~40 (?:commence|start|begin|bring|institute|issue) ~60 (?:proceedings|legal action|court|litigation) ~160 (?:unless|until|before|clause|complied)",
      ),
      "The founders will meet over a day to try to patch things up, and neither company shall issue proceedings until they have.",
    ],
  ],
  not: [
    "The designer will meet with you twice at the showroom and once at home before drawings are made final.",
    "The Grantee's chair and the Funder's contact officer shall meet each quarter to talk about progress.",
    "The Customer may withhold a disputed amount while the dispute is discussed.",
    "Payment\nIf the directors disagree they must refer the question to the auditor to determine.",
  ],
  unless:
    /disputed? (?:invoice|amount|charge)s?|in good faith disput|complain\w* (?:of|filed)|disputes? (?:over|about) (?:an? )?invoice|negotiat\w+ exclusiv/i,
  notUnder: /definitions|insurance|payment|invoic/i,
  raises: [
    {
      when: phrase(
        "(?:final|binding) (?:and conclusive )?(?:decision|determination) of (?:the )?\\w+|(?:as )?determined by the (?:supplier|landlord|company|principal|franchisor)",
      ),
      because: "the other side controls a step ({words})",
      as: "A dispute about quality is referred to an expert and determined by the Principal.",
    },
  ],
  lowers: [
    {
      when: phrase("(?:urgent|interlocutory|injunctive|equitable) (?:\\w+ )?relief"),
      because: "it keeps {words}",
      as: "A retail tenancy dispute shall not be the subject of proceedings in VCAT, other than for injunctive relief, unless and until it has been referred to the Victorian Small Business Commission for mediation and the Commission has certified that mediation has failed.",
    },
  ],
  effect: "sets out steps for a dispute before, or instead of, court",
  why: "The steps are commonly a condition of going to court, and proceedings begun too early may be stayed.",
  ask: [
    {
      ask: "for a first stage between senior people",
      notWhen: otherThanTalks,
      evenTried: true,
      there:
        /\b(?:senior|delegates?|officers?|representatives?|complaints? (?:desk|team|officer|manager)|directors?|managers?|executives?|principals?|meet|negotiat\w+|discuss\w*|talks?|talking|good faith)\b/i,
      within: "clause",
      notIn: [...leases, ...employment, "consumer terms"],
      as: "Their managers meet first.",
    },
    {
      ask: "for mediation under known rules",
      has: "mediation",
      notWhen: goesOn,
      notIn: ["consumer terms"],
      evenTried: true,
      there: /\bmediat|\bconciliat|\bexpert\b|\btribunal\b|\bADR\b/i,
      within: "document",
      as: "It then goes to mediation.",
    },
    {
      ask: "for shared costs",
      notWhen: goesOn,
      there:
        /\b(?:equally|equal shares|half|halves|share)\b|\b(?:our|its|landlord's|employer's) (?:own )?(?:cost|expense)\b|\b(?:we|employer) (?:will |shall |must )?(?:pay|bear)/i,
      within: "clause",
      as: "They pay the mediator in equal shares.",
      notIn: [...employment, "retail lease", "consumer terms"],
    },
    {
      ask: "for urgent relief from a court to stay open",
      has: "urgent relief",
      notWhen: otherThanTalks,
      there: /\b(?:urgent|injuncti\w+|interlocutory|interim)\b/i,
      within: "document",
      as: "Either may ask for an urgent injunction.",
      notIn: [...employment, "consumer terms"],
    },
    {
      ask: "that a tribunal or ombudsman stay open to whoever complains",
      has: "a tribunal or ombudsman",
      there: /\btribunal\b|\bombudsman\b|\bfair trading\b|\bconsumer affairs\b/i,
      within: "document",
      among: ["consumer terms"],
      as: "You may still go to a tribunal.",
    },
    {
      ask: "for a time in which the expert decides, after hearing both sides",
      has: "a hearing of both sides in a set time",
      when: byExpert,
      there: /\bwithin\b[^.;]{0,40}\bdays\b|\bsubmissions?\b/i,
      within: "clause",
      as: "It is settled by an accountant as an expert within 14 days.",
    },
    {
      ask: "that performance may stop where what is in dispute is whether it is paid for",
      has: "a stop where it is not paid for",
      when: goesOn,
      there: /\bunless\b[^.;]{0,60}\bpa(?:id|yment)|\bexcept\b[^.;]{0,60}\bpa(?:id|yment)/i,
      as: "They continue to perform unless payment is late.",
    },
  ],
  ofNobody: true,
  expected: {
    order: 4,
    of: /^(?:Services|Software|Consultancy|Contractor|Construction|Franchise|Distribution|Licence agreement|Marketing|Agency|Supply|Hire|Shareholders|Joint venture|Commercial lease|Retail lease)/,
    signs:
      /disput|mediat|arbitrat|conciliat|adjudicat|expert|disagree|differen|grievance|complain|escalat|negotiat|\bsettle|tribunal|ombuds|proceedings/i,
    unless: ["arbitration"],
    reason: "No steps are set out for a dispute, so either side may go straight to court.",
  },
});
