import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { occupier, worker } from "../kind/usage.ts";

export const auditRights = clause({
  id: "audit-rights",
  title: "Audit Rights",
  level: "Low",
  cue: /audit|inspect|examine|books|records/i,
  says: [
    [
      phrase(
        "{may} ~80 \\bhave\\b (?:[\\w'’-]+ ){0,4}(?:books|records|accounts)\\b ~50 \\b(?:audited|inspected|examined|checked)\\b",
      ),
      "The Grower may each autumn have the pool's accounts audited.",
      "surely",
    ],
    [
      phrase(
        "(?:{may}|right to|entitled to|permit|allow) ~100 (?:audit|inspect|examine) ~120 (?:books|records|accounts?|compliance|systems|use|facilities|documents)",
      ),
      "A Non-Operator may audit the Joint Account for any calendar year within the twenty-four months following its close.",
    ],
    [
      phrase(
        "(?:audit|inspection|examination) ~60 (?:of|rights?|by) ~60 (?:books|records|accounts)",
      ),
      "Either shareholder's auditors may walk in on the SPV during office hours, without prior appointment, and go through its books.",
    ],
  ],
  not: [
    "Within 120 days of the end of every Financial Year the Borrower shall furnish to the Lender its audited accounts.",
    "The Company will give the Investor monthly management accounts within 15 Business Days of month end.",
    "The weighbridge is inspected and certified under the National Measurement Act 1960 (Cth) every year.",
    "Tallow & Reed must itself have each production line certified yearly to a GFSI-recognised standard.",
  ],
  raises: [
    {
      when: phrase(
        "at any time|without notice|at (?:its|your|the \\w+'s) (?:own )?(?:cost|expense)",
      ),
      because: "it may be done {words}",
      unless: {
        says: /\b(?:business|office|working|normal|regular) (?:business )?hours\b|\breasonable (?:times?|notice|hours)\b|\b(?:prior|advance) (?:written )?notice\b/i,
        as: "The Bank may inspect the books at any time in business hours.",
      },
      as: "An investigating accountant may be sent in by the Bank, at the Obligor's expense, to inspect sheds, stock and accounts.",
    },
    {
      when: phrase("(?:cost|costs|expense)s? of (?:the|such) audit|shortfall|underpa\\w+"),
      because: "an error shifts the cost ({words})",
      as: "The Licensor may audit the Licensee's records, and any shortfall must be made good.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "once (?:a|per|in any|each|every)|(?:reasonable|prior|business days'?) ~20 notice|business hours|independent",
      ),
      because: "it is kept in bounds ({words})",
      as: "The Australian National Audit Office may, on reasonable notice, get into the stores of the Contractor and the Subcontractor and look at and copy records of orders, temperatures and prices.",
    },
  ],
  effect: "opens a party’s books or premises to inspection",
  why: "Confidentiality, privilege and privacy need to be kept, and the cost falls somewhere.",
  ask: [
    {
      ask: "for once a year at most",
      there:
        /\bonce\b|\bone (?:audit|inspection)\b|\bannual|\b(?:no|not) more (?:often )?than (?:one|once|twice)\b|\bone every\b/i,
      as: "It may audit once in each year.",
    },
    {
      ask: "for notice beforehand",
      there: /(?<!\bwithout (?:any |prior )?)\bnotice\b|\bin advance\b/i,
      as: "It may inspect on 5 days' notice.",
    },
    {
      ask: "for business hours",
      there: /\b(?:business|office|working|normal) hours\b|\breasonable (?:times?|hours)\b/i,
      as: "It may inspect at reasonable times.",
    },
    {
      ask: "for an auditor bound to confidence",
      there: /\bconfiden|\bindependent\b/i,
      as: "The auditor signs a confidentiality deed.",
    },
    {
      ask: "that whoever asks for the audit pay for it",
      has: "the cost borne by whoever asks",
      there:
        /\b(?:its|their|our|own|[\w.]{1,40}['’]s) (?:sole |own ){0,2}(?:cost|expense)|\b[A-Z]\w+ (?:must |shall |will )?pays? for it\b|\bbears? the cost/i,
      as: "The Client audits at its own expense.",
    },
  ],
  insteadOf: ["right-of-entry"],
  categories: ["Audit Rights"],
  states: ["notice"],
  given: "audits?\\b|inspect\\w*|examin\\w*",
  promises: true,
  usually: [
    { bears: "recipient", called: occupier },
    { bears: "payee", called: worker },
  ],
  alike: [
    // Whoever comes in looks at no books.
    {
      words:
        /\b(?:enter|entry|access(?:es)?(?: to)?)\b.{0,40}\b(?:premises|venue|land|property|room|unit|stall|hall|building|vehicle|berth|paddock|stable|shed|dwelling|house|lot)s?\b/i,
      meant:
        /\b(?:audit|book|record|account|document|file|data|system|cop(?:y|ies)|invoice|stocktake|compl(?:y|ies)|verif|royalt)\w*(?<!\bcompliance)/i,
    },
    // Whoever keeps books opens them to nobody, and whoever tries goods looks at none.
    {
      words:
        /\b(?:keep|maintain)s?\b.{0,80}\b(?:books|records)\b|\binspect\w*\b[^.;]{0,60}\b(?:products?|goods|shipments?|samples?|batch(?:es)?)\b/i,
      meant:
        /\b(?:audit\w*|examin\w*|access\w*|available|review\w*|verif\w+)\b|\binspect\w*\b[^.;]{0,80}\b(?:books?|records?|accounts?|documents?|premises|facilit\w+)\b|\b(?:books?|records?|accounts?)\b[^.;]{0,120}\binspect/i,
    },
  ],
});
