import { matches } from "../matching/signs.ts";

/** A licence of software, by its title. */
export const softwareLicence =
  /\b(?:end[- ]user|software|on-?premises?|source code|perpetual|application|app) (?:product )?(?:and (?:maintenance|support|services) )?licen[cs](?:e|ing)|\beula\b|licen[cs]e (?:agreement )?(?:of|for) (?:the )?(?:use of )?(?:\w+ )?software/i;

/** Kinds of contract by what their titles say, the particular before the general. */
const titles: [RegExp, string][] = [
  [
    /data (?:processing|protection|sharing|handling) (?:agreement|addendum|deed|terms|schedule|annexure)|personal information (?:processing|handling) (?:agreement|deed)|privacy (?:addendum|deed)/i,
    "Data processing agreement",
  ],
  [
    /confidentiality|confidential (?:disclosure|information) (?:agreement|deed)|non-?disclosure|\bnda\b|secrecy/i,
    "Confidentiality agreement",
  ],
  [
    /simple agreement for future equity|\bsafe\b(?! ?(?:work|custody|keeping|harbou?r|deposit))/i,
    "Simple agreement for future equity (SAFE)",
  ],
  [/convertible (?:promissory |loan )?notes?|convertible securit/i, "Convertible note"],
  [
    /(?:share|option|equity|employee|incentive|phantom).{0,30}\b(?:option|incentive|share|equity|ownership) (?:plan|scheme)|\besop\b|option (?:plan|offer|certificate)/i,
    "Option plan",
  ],
  [
    /share subscription|subscription (?:for|of) shares|subscription (?:deed|and shareholders)|placement agreement/i,
    "Share subscription agreement",
  ],
  [
    /shares? (?:sale|purchase|transfer|buy-?back)|(?:sale|purchase|transfer|buy-?back) of (?:the |all (?:of )?the )?shares|stock purchase|share acquisition/i,
    "Share sale agreement",
  ],
  [
    /(?:business|asset)s? (?:sale|purchase)|(?:sale|purchase) of (?:a |the )?(?:business|assets)|business (?:transfer|acquisition)/i,
    "Business sale agreement",
  ],
  [
    /shareholders?['’]?s? (?:agreement|deed)|unit ?holders|members['’]? agreement/i,
    "Shareholders agreement",
  ],
  [
    /joint venture|partnership (?:agreement|deed)|\bconsortium\b|share ?farming/i,
    "Joint venture agreement",
  ],
  [
    /(?:performer|performance|talent|model|actor|artist|volunteer|photo(?:graph\w*)?|image|likeness|appearance|interview|location|media|film|video|recording|voice|contributor|participant)['’s]{0,2} (?:consent and )?(?:release|consent)/i,
    "Performer or talent release",
  ],
  [
    /deed of (?:settlement|release)|(?:settlement|release) (?:deed|agreement)|terms of settlement/i,
    "Deed of settlement",
  ],
  [/^\W{0,3}loan (?:agreement|deed|contract)/i, "Loan or finance agreement"],
  [/franchis/i, "Franchise agreement"],
  [
    /credit (?:account |facility )?application|application for (?:a |an )?(?:\d+[- ]day )?(?:trade |trading |commercial )?(?:credit|account)|(?:trade|credit) account (?:application|terms)/i,
    "Credit application",
  ],
  [
    /deed of guarantee|guarantee (?:and indemnity|deed|agreement)|^(?:personal |directors?['’]? |bank |parent company )*(?:deed of )?(?:guarantee|cross guarantee)|indemnity deed|deed of indemnity/i,
    "Deed of guarantee",
  ],
  [
    /residential (?:tenanc|rental|lease)|tenancy agreement|rental agreement.{0,60}residential tenanc|rooming|boarding (?:house )?agreement/i,
    "Residential tenancy agreement",
  ],
  [/retail.{0,30}\blease|shop lease|lease of (?:a |the )?(?:retail )?shop/i, "Retail lease"],
  [/sub-?lease/i, "Sublease"],
  [
    /equipment lease|(?:motor )?vehicle lease|lease of (?:equipment|vehicle|plant)|finance lease/i,
    "Hire agreement",
  ],
  [/licen[cs]e to occupy|co-?working|agistment|grazing licence|mooring/i, "Licence to occupy"],
  [
    /commercial lease|lease of (?:warehouse|office|land|premises|professional|billboard)|(?:warehouse|office|industrial|farm|ground) lease/i,
    "Commercial lease",
  ],
  [/\blease\b|tenancy/i, "Lease"],
  [/sub-?contract/i, "Construction subcontract"],
  [
    /(?:home|domestic|residential|house|dwelling)s? (?:build(?:ing|ers?)|construct\w+|renovation)|\b(?:new|display|project) homes? .{0,20}contract|\bhomes contract/i,
    "Home building contract",
  ],
  [
    /construction|building (?:works? )?contract|works contract|design and construct|building works/i,
    "Construction contract",
  ],
  [
    /independent contractor|contractors? (?:agreement|engagement|services)|freelance/i,
    "Contractor agreement",
  ],
  [
    /employment|executive service|(?:letter of )?offer .{0,20}(?:position|role)|casual engagement/i,
    "Employment contract",
  ],
  [
    /sale of (?:land|real estate|(?:real )?property)|contract (?:of|for) (?:the )?sale (?:of|and purchase of) (?:land|real|property)/i,
    "Contract for the sale of land",
  ],
  [
    /(?:general )?security (?:deed|agreement|interest)|mortgage|deed of charge|fixed and floating/i,
    "Security deed",
  ],
  [
    /loan|facility (?:agreement|deed|letter)|credit (?:agreement|contract)|deed of (?:acknowledge?ment of )?debt|promissory note|finance agreement/i,
    "Loan or finance agreement",
  ],
  [/guarantee(?! ?d)/i, "Deed of guarantee"],
  [/\bfunding\b|grant (?:deed|agreement)|deed of grant/i, "Grant or funding agreement"],
  [
    /(?:intellectual property|\bip\b|copyright|trade ?marks?|patents?|inventions?).{0,30}assignment|assignment of (?:the )?(?:intellectual property|ip\b|copyright|trade ?marks?|patents?|inventions?)|(?:contributor|invention).{0,30}assignment/i,
    "IP assignment",
  ],
  [
    /deed of (?:assignment|novation)|assignment of (?:debt|contract|lease|receivables)|novation/i,
    "Deed of assignment or novation",
  ],
  [/(?:call|put) option|option (?:deed|agreement)|option to purchase/i, "Option deed"],
  [/\bresident(?:ial|s'?)?\b|accommodation|retirement village/i, "Accommodation agreement"],
  [
    /software as a service|\bsaas\b|software subscription|hosting|hosted|cloud/i,
    "Software as a service agreement",
  ],
  [/subscription/i, "Subscription agreement"],
  [softwareLicence, "Software licence agreement"],
  [/distribut|reseller|dealer/i, "Distribution agreement"],
  [
    /advis[eo]ry? (?:board )?(?:agreement|deed|letter)|advis[eo]rs? (?:agreement|appointment)/i,
    "Advisor agreement",
  ],
  [/licen[cs]e|licensing|intellectual property|trade ?mark|contributor/i, "Licence agreement"],
  [/consult/i, "Consultancy agreement"],
  [
    /terms of trade|(?:standard |general )?(?:trading|carriage) (?:terms|conditions)|conditions of (?:carriage|sale|hire|contract)/i,
    "Trading conditions",
  ],
  [/supply|purchase|manufactur|sale of (?!land)|order form|purchase order/i, "Supply agreement"],
  [/agency|(?:sales|commercial) representative/i, "Agency agreement"],
  [/settlement|release/i, "Deed of settlement"],
  [
    /sponsor|influencer|ambassador|endorsement|promotion|marketing|advertising|co-?branding|affiliate/i,
    "Marketing agreement",
  ],
  [
    /maintenance|services?\b|managed (?:care|it|support)|outsourc|support|engagement|retainer|caretak|event (?:agreement|contract)|cleaning/i,
    "Services agreement",
  ],
  [/equipment|\bhire\b|rental|charter/i, "Hire agreement"],
  [/heads of (?:agreement|terms)|memorandum of understanding|term sheet/i, "Heads of agreement"],
];

/** Kinds by what a contract calls its sides, where no title tells. */
const sides: [RegExp, string][] = [
  [/\bFranchisor\b/, "Franchise agreement"],
  [/\bSub-?contractor\b/, "Construction subcontract"],
  [/\bSub-?less(?:or|ee)\b/i, "Sublease"],
  [/\b(?:Landlord|Lessor)\b(?=[\s\S]{0,4000}\b(?:Tenant|Lessee)\b)/i, "Lease"],
  [/\bDisclos(?:er|ing Party)\b/, "Confidentiality agreement"],
  [/\bNoteholder\b/, "Convertible note"],
  [/\bLicensor\b/, "Licence agreement"],
  [/\b(?:Lender|Borrower|Mortgagor)\b/, "Loan or finance agreement"],
  [/\bEmployee\b|contract of employment|\byour employment\b/, "Employment contract"],
  [/\bDistributor\b/, "Distribution agreement"],
  [/\bConsultant\b/, "Consultancy agreement"],
  [/\bHirer\b/, "Hire agreement"],
  [/\bBuilder\b|\bthe Works\b/, "Construction contract"],
  [/\bContractor\b/, "Contractor agreement"],
  [/\b(?:Service Provider|[Tt]he [Ss]ervices|our services|["“]Services["”])/, "Services agreement"],
  [/\bthe Goods\b/, "Supply agreement"],
];

/** A paper that says that it is under the law of residential tenancies, and not that it is outside. */
const residential =
  /(?<!\b(?:not|no|nor)\b[^.\n]{0,40})(?:\bresidential (?:rental|tenancy|lease) agreement\b|\b(?:under|pursuant to|governed by|in accordance with|as per|subject to)\b[^.\n]{0,40}\bResidential Tenanc(?:y|ies)\b[^.\n]{0,30} Act\b)/i;

/** A paper of a government buyer, by its parties and by the rules that bind such a buyer. */
const ofGovernment =
  /\bCommonwealth of Australia,? (?:as )?represented by\b|\bState of (?:New South Wales|Victoria|Queensland|South Australia|Western Australia|Tasmania)\b.{0,40}\b(?:through|represented|acting)\b|\b(?:Commonwealth|Queensland) Procurement (?:Rules|Policy)\b|\bAuditor-General\b|\bPublic Governance, Performance and Accountability Act\b|\bstanding offer (?:arrangement|deed)\b/i;
const governmentServices = "Services agreement (government)";

/** What a title leaves open and the text tells. */
const narrower: [string, RegExp, string][] = [
  ["Services agreement", ofGovernment, governmentServices],
  ["Consultancy agreement", ofGovernment, governmentServices],
  ["Supply agreement", ofGovernment, governmentServices],
  ["Contractor agreement", ofGovernment, governmentServices],
  ["Contract", ofGovernment, governmentServices],
  ["Lease", residential, "Residential tenancy agreement"],
  [
    "Lease",
    /\b[Rr]etail (?:[Ss]hop )?[Ll]eases?\b|\b[Rr]etail (?:shop|premises)\b|\b(?:the )?Shop\b(?! \d)/,
    "Retail lease",
  ],
  [
    "Lease",
    /\b(?:warehouse|office|commercial|factory|business|industrial|rooms|shed)\b/i,
    "Commercial lease",
  ],
  ["Lease", /\b(?:residential|dwelling|bedroom)\b/i, "Residential tenancy agreement"],
  [
    "Subscription agreement",
    /\bper share\b|\bissue price\b|\b(?:ordinary|preference|new|subscription) shares\b|\bsubscribes? for\b/i,
    "Share subscription agreement",
  ],
  [
    "Subscription agreement",
    /\b(?:software|platform|online|app|cloud|users?)\b/i,
    "Software as a service agreement",
  ],
];

/** What a contract calls itself in its first lines, where its title is no more than "Agreement". */
const callsItself = /[^\n.;]{0,60}\b(?:agreement|contract|deed|lease|licen[cs]e|terms)\b/gi;

const labelBy = (table: [RegExp, string][], words: string) =>
  table.find(([sign]) => matches(sign, words))?.[1];

/** What a title says that a contract is; undefined where it says no kind. */
const labelOfTitle = (title: string): string | undefined => labelBy(titles, title);

/** What a contract is, for a person: by its title, what it calls itself, or what it calls its sides. */
export function contractLabel(text: string, title: string): string {
  const itself = text.slice(0, 600).match(callsItself) ?? [];
  const first =
    (text.trimStart().split("\n", 1)[0] ?? "")
      .split(/\b(?:between|dated|made|by)\b/i, 1)[0]
      ?.slice(0, 120) ?? "";
  const label =
    labelOfTitle(title) ??
    labelOfTitle(first) ??
    itself.map((words) => labelOfTitle(words)).find((found) => found) ??
    labelBy(sides, text.slice(0, 6_000)) ??
    "Contract";
  const some = text.slice(0, 20_000);
  return narrower.find(([of, sign]) => of === label && sign.test(some))?.[2] ?? label;
}

/** Every kind of contract that is told from the others, in the order of the alphabet. */
export const contractKinds: readonly string[] = [
  ...new Set([...titles, ...sides, ...narrower].map((row) => String(row.at(-1)))),
].toSorted();
