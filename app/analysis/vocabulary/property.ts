import { type ClauseRule, phrase } from "./rule.ts";

const property =
  "(?:intellectual property|\\bip\\b|\\bipr\\b|copyright|patents?|inventions?|works?\\b|work product|deliverables?|materials?|developments?|improvements?|designs?|discover(?:y|ies)|moral rights|software|source code|results|reports|know-how|all rights?,? titles?,?)";

/** What belongs to whom, and who may use it. */
export const propertyRules: ClauseRule[] = [
  {
    id: "ip-assignment",
    title: "Assignment of Intellectual Property",
    level: "High",
    cue: /ours|our favour|assign|vest|transfer|passes|copyright|belong|owned by|property of|made for hire|will own|shall own|owns/i,
    heading:
      /intellectual property|\bIP\b|copyright|inventions|ownership|work product|proprietary/i,
    underHeading: phrase(
      "(?:assigns?|hereby assigned|vests?|(?:is|are|be|becomes?|remains?) (?:the )?(?:sole |exclusive ){0,3}(?:property of|owned by)|belongs? to|{must} own)",
    ),
    says: [
      phrase(
        "(?:whatever|anything|everything|all(?: that)?|any \\w+(?: that)?) (?:you|the \\w+) (?:creates?|makes?|develops?|produces?|writes?|invents?) ~80 (?:is ours|belongs? to|(?:is|are|becomes?) (?:the )?(?:property|owned)|will be ours|are ours)",
      ),
      phrase("copyright ~40 (?:pass(?:es)?|transfers?|moves?|goes?|belongs?) to"),
      phrase("gives? up (?:all|any) ~20 rights? ~60 in (?:our|its|their|the \\w+) favour"),
      phrase(
        "(?:ownership|title|property) ~40 (?:copyright|intellectual property|designs?|works?|deliverables?|materials?) ~80 (?:passes|transfers?|vests?|moves) to",
      ),
      phrase(
        "(?:ownership|title|property|rights) (?:of|in|to) ~100 (?:work|deliverables?|materials?|reports?|designs?|results|intellectual property|copyright|developments?)\\b.{0,100}(?:passes?|transfers?|vests?|goes) to",
      ),
      phrase(
        "(?:transfers?|signs? over|gives?) (?:to ~40 )?(?:all|any|the) (?:intellectual property|copyright|ip|rights)",
      ),
      phrase(
        `(?:assigns?|conveys?|transfers? (?:to ~40 )?(?:all|any|its|his|her|their|the|ownership|title))\\b(?!ee) ~160 \\b${property} ~200`,
      ),
      phrase(
        `${property} ~160 (?:vests? in|vest(?:s|ed)? (?:absolutely|immediately|automatically|solely|exclusively|upon|on)|(?:is|are|be|becomes?) (?:hereby )?(?:assigned to|the (?:sole |exclusive |absolute ){0,4}property of|owned by)|automatically assigned|{must} be assigned)`,
      ),
      phrase(
        `${property} ~160 (?:belongs? (?:solely |exclusively |absolutely )?to|{must} be (?:the )?(?:sole |exclusive |absolute ){0,4}(?:and exclusive )?(?:property of|owned by))`,
      ),
      phrase("works? (?:made )?for hire"),
      phrase(`{must} (?:solely |exclusively |jointly ){0,3}own ~120 \\b${property}`),
      phrase(
        `(?:owns?|will be the owner of|is the owner of) (?:all|any|everything|anything|whatever) ~120 (?:you|the \\w+) (?:creates?|makes?|develops?|produces?|writes?|invents?)`,
      ),
    ],
    unless:
      /is not a|are not "work|shall remain|not (?:involve|include) the transfer|reverse engineer|wire transfer|transfer of know-how|retain(?:s|ed)?\b|remain(?:s)? (?:the |vested|at all times|with|in|owned|solely)|nothing in this .{0,80}(?:assign|transfer|vest)|(?:does|do|shall|will|is|are) not (?:to be )?(?:construed|assign|transfer|vest|constitute|convey|effect)|no (?:assignment|transfer)|may not|must not|shall not (?:assign|transfer)|without .{0,30}consent|continues? to own|assign(?:s|ed)? (?:to|the) .{0,30}(?:agreement|lease|contract)\b(?!.{0,60}(?:copyright|intellectual))|infring|goods? .{0,40}(?:vest|property of)|pre-?existing|already own|owned? (?:before|prior)/i,
    notUnder: /^assignment|^transfer|novation|definitions|insurance|^title/i,
    burdens: "actor",
    gains: /\b(?:owns?|(?:is|be) the owner)\b/i,
    favours:
      /\b(?:vests? (?:absolutely |immediately |automatically |solely )?(?:in|on creation in)|vested in|belongs? (?:solely |exclusively )?to|property of|owned by|assigned to|pass(?:es)? to)\b/i,
    raises: [
      {
        when: phrase(
          "(?:background|pre-?existing|future) (?:intellectual property|ip|works?|rights?|copyright)",
        ),
        because: "it takes {words} as well",
        ask: "Keep what existed before out of the assignment.",
      },
      {
        when: phrase("moral rights"),
        because: "it comes with a consent about {words}",
        ask: "Limit the moral rights consent to named acts.",
      },
    ],
    lowers: [
      {
        when: phrase("(?:on|upon|subject to|after) (?:receipt of )?(?:full )?payment"),
        because: "it takes effect {words}",
      },
      {
        when: phrase("(?:grants?|licen[cs]es?) back|licen[cs]es? ~60 to use ~60 background"),
        because: "there is a licence back ({words})",
      },
    ],
    effect: "passes intellectual property to the other side",
    law: "Copyright passes only in writing signed by the assignor (Copyright Act 1968 (Cth) s 196), future copyright can be assigned ahead (s 197), and moral rights need a consent (s 195AWA).",
    ask: "Ask that only what is made under the contract pass, on payment, with a licence back and background material kept out.",
  },
  {
    id: "licence-scope",
    title: "Scope of Licence",
    level: "Medium",
    cue: /licen[cs]e|right to use|sub-?licen/i,
    says: [
      phrase(
        "(?:grants?|granted|gives?|given) ~80 (?:licen[cs]es?|rights? (?:and licen[cs]e )?to (?:use|access|reproduce|distribute|install|copy|display))",
      ),
      phrase(
        "(?:non-?exclusive|exclusive|perpetual|royalty-free|irrevocable|non-?transferable|revocable|worldwide)[, ] ~60 licen[cs]e",
      ),
      phrase("licen[cs]es? ~60 to (?:use|access|reproduce|exploit|practi[cs]e)"),
    ],
    unless:
      /driver'?s? licen[cs]e|liquor licen[cs]e|licen[cs]es? (?:and permits|, permits)|no licen[cs]e|(?:does|shall|will) not (?:be construed as )?(?:grant|confer)|licensed premises/i,
    notUnder: /definitions/i,
    raises: [
      {
        when: phrase("perpetual|irrevocable|sub-?licen[cs](?:e|able)"),
        because: "it is {words}",
        ask: "Ask that it end with the contract and cover a stated purpose only.",
      },
      {
        when: phrase("\\brevocable|non-?transferable|at any time"),
        because: "it is narrow or easily lost ({words})",
      },
    ],
    lowers: [
      {
        when: phrase("(?:solely|only) (?:for|to)|during the term|for the (?:purposes?|term)"),
        because: "it is limited to a purpose or to the term ({words})",
      },
    ],
    effect: "says who may use what, for how long and how widely",
    law: "The words decide what survives the end of the contract, a sale of the business and the licensor's insolvency.",
    ask: "Ask for words that fit the use: purpose, users, term, whether it may be transferred with the business, and what happens at the end.",
  },
  {
    id: "content-removal",
    title: "Removal or Use of Content",
    level: "Medium",
    cue: /content|post|upload|listing|submission|material/i,
    says: [
      phrase(
        "{may} ~60 (?:remove|delete|take down|block|refuse|reject|edit|disable) ~100 (?:content|posts?|listings?|materials?|submissions?|reviews?|uploads?|data)\\b",
      ),
      phrase(
        "(?:grant|give) (?:to )?(?:us|\\w+) ~120 (?:licen[cs]e|right) ~200 (?:content|submissions?|posts?|upload)",
      ),
    ],
    unless: /viruses|employee|confidential/i,
    burdens: "others",
    raises: [
      {
        when: phrase(
          "(?:sole|absolute|our|its) discretion|without (?:prior )?notice|for any reason|at any time",
        ),
        because: "it can be done {words}",
        ask: "Ask for reasons, notice and a way to object.",
      },
      {
        when: phrase("perpetual|irrevocable|sub-?licen[cs]\\w+|royalty-free"),
        because: "the licence over content is wide ({words})",
      },
    ],
    lowers: [
      {
        when: phrase("notify you|prior notice|reasons?|appeal|object"),
        because: "it comes with {words}",
      },
    ],
    effect: "lets the other side remove or use what is uploaded",
    law: "A right to judge alone whether the contract has been broken is an example of an unfair term (ACL s 25(h)), and what is uploaded may be the client's own business records.",
    ask: "Ask for reasons, notice, a way to object and an export of the content.",
  },
];
