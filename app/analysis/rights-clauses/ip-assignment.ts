import { employment } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { denied } from "../kind/usage.ts";

const property =
  "(?:intellectual property|\\bip\\b|\\bipr\\b|copyright|patents?|inventions?|works?\\b|work product|deliverables?|materials?|developments?|improvements?|designs?|discover(?:y|ies)|moral rights|software|source code|results|reports|know-how|all rights?,? titles?,?)";

/** What somebody made is another's. */
const deemed = phrase(
  "\\b(?:made|created|prepared|produced|written|compiled) by (?:the \\w+|you|us|him|her|it)\\b ~160 \\b(?:deemed|taken) (?:to be )?the (?:sole |absolute |exclusive ){0,2}property of",
);

/** Rights in a brand, which whoever uses it by licence was never to have. */
const ofBrand =
  /^(?!.{0,2000}\b(?:copyrights?|patents?|software|inventions?|designs?|works?)\b).{0,2000}\b(?:goodwill|brand|trade ?marks?|logo|domain names?)\b/i;

/** What goes to several together, those who made it among them. */
const coOwned =
  /\b(?:both of them|jointly|joint(?:ly)? own\w*|tenants in common|co-?own\w*|equal shares|percentage shares)\b/i;

export const ipAssignment = clause({
  id: "ip-assignment",
  title: "Assignment of Intellectual Property",
  level: "High",
  grave: "the rights change hands for good",
  cue: /\bown the|ours|our favour|assign|vest|transfer|passes|copyright|belong|owned by|property of|made for hire|will own|shall own|owns/i,
  underHeading: {
    heading:
      /intellectual property|\bIP\b|copyright|inventions|ownership|work product|proprietary/i,
    says: phrase(
      "(?:assigns?|hereby assigned|vests?|(?:is|are|be|becomes?|remains?) (?:the )?(?:sole |exclusive ){0,3}(?:property of|owned by)|belongs? to|{must} own)",
    ),
    as: "Intellectual property\n5.2 To the extent that rights in a modification made by the Licensee would not otherwise belong to the Licensor, the Licensee hereby assigns them to the Licensor.",
  },
  surely: [
    [
      deemed,
      "Files compiled by the Agent are deemed the property of the Company, and she may not keep them.",
    ],
    [
      phrase(
        "\\bowns? ~160 \\b(?:from (?:day one|creation|the (?:start|outset))|on (?:creation|payment|delivery))\\b",
      ),
      "The Client owns the footage on creation, and the crew may not claim it.",
    ],
    [
      phrase(
        "\\b(?:intellectual property|inventions?|copyright|works?|designs?|discover(?:y|ies)) ~40 \\b(?:created|made|discovered|developed|conceived|produced|written) ~60 \\b(?:during|in the course of) ~140 \\b(?:belongs?|vests?|(?:sole|absolute|exclusive) property)\\b",
      ),
      "Any designs made during the apprenticeship, infringing or not, will belong to the jeweller.",
    ],
  ],
  says: [
    [
      phrase(
        "\\bassigns? to\\b ~60 \\bgoodwill\\b ~160 \\b(?:trade ?marks?|marks?|brands?|names?|logos?)\\b",
      ),
      "The brewer assigns to the pub all goodwill that its infringing use of the pub's name brings about.",
      "surely",
    ],
    [
      deemed,
      "Notes and rosters written by the Nurse in a shift are taken to be the property of the Agency.",
    ],
    [
      phrase(
        "(?:whatever|anything|everything|all(?: that)?|any \\w+(?: that)?) (?:you|the \\w+) (?:creates?|makes?|develops?|produces?|writes?|invents?) ~80 (?:is ours|belongs? to|(?:is|are|becomes?) (?:the )?(?:property|owned)|will be ours|are ours)",
      ),
      "Anything the Contractor makes under this contract belongs to the Principal, including all copyright.",
    ],
    [
      phrase("copyright ~40 (?:pass(?:es)?|transfers?|moves?|goes?|belongs?) to"),
      "The photographs and the copyright in them pass to the Client when the invoice is paid.",
    ],
    [
      phrase("gives? up (?:all|any) ~20 rights? ~60 in (?:our|its|their|the \\w+) favour"),
      "You give up all rights in the designs in our favour.",
    ],
    [
      phrase(
        `(?:assigns?|conveys?|transfers? (?:to ~40 )?(?:all|any|its|his|her|their|the|ownership|title))\\b(?!ee) ~160 \\b${property} ~200`,
      ),
      "For good order, Daniel assigns to the Company any right in the cooling-jig design that hasn't vested in it already.",
    ],
    [
      phrase(
        `${property} ~160 (?:vests? in|vest(?:s|ed)? (?:absolutely|immediately|automatically|solely|exclusively|upon|on)|(?:is|are|be|becomes?) (?:hereby )?(?:assigned to|the (?:sole |exclusive |absolute ){0,4}property of|owned by)|automatically assigned|{must} be assigned)`,
      ),
      "Title to, and all Intellectual Property Rights in, Contract Material vests in the Department upon creation.",
    ],
    [
      phrase(
        `${property} ~160 (?:belongs? (?:solely |exclusively |absolutely )?to|{must} be (?:the )?(?:sole |exclusive |absolute ){0,4}(?:and exclusive )?(?:property of|owned by))`,
      ),
      "The Employee agrees that inventions of the workshop belong to the Employer.",
    ],
    [
      phrase(
        `(?:{must} (?:solely |exclusively |jointly ){0,3}own|\\bowns) ~120 \\b(?:${property}|code\\b|content\\b|domain\\b|artwork|footage)`,
      ),
      "The Client will own all deliverables.",
    ],
  ],
  not: [
    "Nothing in this agreement assigns any intellectual property.",
    "The Assignor warrants that she is the sole author of the Works and that no other person has any claim to them.",
    "Your data is yours, and ours stays ours: neither of us gets to own the other's material because of this deal.",
    "Nothing in this clause affects the ownership of Pre-existing Material, which stays with whoever owned it before.",
    "Assignment\nAnything the Contractor makes under this contract belongs to the Principal, including all copyright.",
  ],
  unless:
    /is not a|are not "work|shall remain|not (?:involve|include) the transfer|reverse engineer|wire transfer|transfer of know-how|retain(?:s|ed)?\b|remain(?:s)? (?:the |vested|at all times|with|in|owned|solely)|nothing in this .{0,80}(?:assign|transfer|vest)|(?:does|do|shall|will|is|are) not (?:to be )?(?:construed|assign|transfer|vest|constitute|convey|effect)|no (?:assignment|transfer)|may not|must not|shall not (?:assign|transfer)|without .{0,30}consent|continues? to own|assign(?:s|ed)? (?:to|the) .{0,30}(?:agreement|lease|contract)\b(?!.{0,60}(?:copyright|intellectual))|infring|goods? .{0,40}(?:vest|property of)|pre-?existing|already own|owned? (?:before|prior)/i,
  notUnder: /^assignment|^transfer|novation|definitions|insurance|^title/i,
  raises: [
    {
      when: phrase(
        "(?:background|pre-?existing|future) (?:intellectual property|ip|works?|rights?|copyright)",
      ),
      because: "it takes {words} as well",
      as: "UniTas Ridge, on creation and without further consideration, hereby assigns to Halcyon all present and future right, title and interest in the Project IP, excluding copyright in any student thesis.",
    },
    {
      when: phrase("moral rights"),
      because: "it comes with a consent about {words}",
      as: "The Contractor assigns the copyright in the Works to the Client and gives every moral rights consent that the Client asks for.",
      ask: "Limit the moral rights consent to named acts.",
    },
  ],
  lowers: [
    {
      when: phrase("(?:on|upon|subject to|after) (?:receipt of )?(?:full )?payment"),
      because: "it takes effect {words}",
      as: "Copyright in the design documents vests in the Principal upon payment of the progress certificate that includes them.",
    },
    {
      when: phrase("(?:grants?|licen[cs]es?) back|licen[cs]es? ~60 to use ~60 background"),
      because: "there is a licence back ({words})",
      as: "The Contractor assigns the copyright in the Works to the Client, which grants back leave to show them in a portfolio.",
    },
  ],
  effect: "passes intellectual property to the other side",
  why: "Whoever gives the rights up may need leave to use its own work again.",
  ask: [
    {
      ask: "that it reach no further than the brand itself, and that the owner pay for what has to be signed or registered",
      has: "the brand alone",
      when: ofBrand,
      there:
        /\bat (?:the )?(?:owner|licensor|supplier|franchisor|[A-Z]\w+)['’]s (?:own )?(?:cost|expense)\b/,
      as: "Each trade mark passes at the Owner’s cost.",
    },
    {
      ask: "that only what is made under the contract pass",
      has: "only what is made under the contract",
      byMeaning: true,
      notWhen: ofBrand,
      there:
        /\b(?:made|creat\w+|developed|produced|prepared|arising|written)\b.{0,60}\b(?:under|in (?:performing|the course|providing|connection)|for (?:you|the|us)|during|as part)|\bdeliverables?\b|\breports?\b/i,
      as: "All material created in performing the Services passes.",
    },
    {
      ask: "that it say who may use, license and sell a share, and who pays to protect it",
      has: "what each owner may do",
      when: coOwned,
      there: /\b(?:each|either)\b[^.;]{0,40}\bmay (?:use|license|sell|exploit)\b/i,
      within: "clause",
      as: "It is held jointly, and each of them may use and license it.",
    },
    {
      ask: "that it pass on payment",
      has: "passing on payment",
      there: /\b(?:on|upon|when|once|after)\b.{0,20}\b(?:payment|paid)|\bpaid for\b/i,
      notIn: [...employment, "IP assignment"],
      notWhen: new RegExp(`${ofBrand.source}|${coOwned.source}`, "i"),
      as: "It passes on payment.",
    },
    {
      ask: "that what was made before or apart from the contract stay out",
      has: "earlier material kept out",
      notWhen:
        /\b(?:retained|background|pre-?existing|generic|underlying) (?:software|material|code|tools?|ip|intellectual property|works?|technology)\b|^(?!.{0,2000}\b(?:copyrights?|patents?|software|inventions?|designs?|works?)\b).{0,2000}\b(?:goodwill|brand|trade ?marks?|logo|domain names?)\b/i,
      there: /\b(?:background|pre-?existing|existing|already|own tools|before)\b/i,
      within: "clause",
      as: "Background material stays with its owner.",
    },
    {
      ask: "for a licence back",
      notWhen: coOwned,
      there: /\blicen[cs]e|\bmay (?:still |continue to )?use\b/i,
      within: "clause",
      notIn: employment,
      as: "The maker may use it.",
    },
  ],
  insteadOf: ["moral-rights", "data-ownership"],
  categories: ["IP Ownership Assignment", "Joint IP Ownership"],
  gravity: 28,
  given: "assign\\w*|transfer\\w*|vest\\w*|pass\\w*",
  neverKept: true,
  usually: [
    {
      bears: "payee",
      writtenBy: "payer",
      when: /\b(?:pass(?:es)?|vests?|belongs?|transfers?)\b/i,
      unless: denied,
    },
  ],
  alike: [
    // What a service covers: "website improvements as needed".
    {
      words:
        /\b(?:SEO|website|web|page|process|service|safety|performance|home|building|site|land|continuous|tenant['’]?s?|minor) (?:improvements?|designs?|developments?|works?|edits)\b/i,
      meant:
        /assign|transfer|\bvest|belong|\bown|\bpass|property|conve[yr]|copyright|intellectual|\btitle\b|rights?\b|\bmake(?:s)? over|\bours\b|['’]s\b/i,
    },
  ],
  expected: {
    order: 7,
    of: /^(?:Consultancy|Contractor|Software development)/,
    when: /report|design|software|material|work product|create|develop|write|document/i,
    signs:
      /intellectual|\bIP\b|copyright|\bowns\b|owned by|ownership|belong|property of|\bvests?\b|patent|moral rights|licen[cs]/i,
    unless: ["licence-scope"],
    reason: "Nothing says who owns what is made, and copyright passes only in writing.",
  },
});
