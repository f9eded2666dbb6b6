import type { PaperQuestions } from "../asking/question.ts";

const grantor =
  /^(?:grantors?|chargors?|mortgagors?|borrowers?|debtors?|security providers?|obligors?)$/;
const secured =
  /^(?:secured part(?:y|ies)|chargees?|mortgagees?|lenders?|financiers?|banks?|security trustees?|grantees?|noteholders?)$/;

const grants =
  /\b(?:security interest|mortgages?|charges?)\b.{0,160}\b(?:property|assets?|land|undertaking|lot \d|collateral|plant|stock|shares)\b/;

/** Security over property: a general security deed, a mortgage, or such a part of a loan agreement. */
export const security: PaperQuestions = {
  id: "security",
  of: /^Security deed$/,
  roles: { recipient: "Grantor", drafter: "Lender" },
  tells: [
    [
      /\bwe (?:hereby )?(?:grants?|charges?|mortgages?)\b.{0,80}\b(?:to they|in favour of they|security interest)/,
      "grantor",
    ],
    [
      /\bthey (?:hereby )?(?:grants?|charges?|mortgages?)\b.{0,80}\b(?:to we|in favour of we|security interest)/,
      "secured party",
    ],
  ],
  questions: [
    {
      id: "security/everything",
      topic: "security",
      title: "Everything the business owns is charged",
      question: "What have we put up, and for which debts?",
      roles: grantor,
      about: {
        says: /\b(?:security interest|charges?|mortgages?)\b.{0,120}\b(?:property|assets|undertaking)\b/,
        heading: /^(?:charge|security|grant of security)/,
      },
      answers: [
        {
          when: [
            /\bwe\b.{0,120}\b(?:grants?|charges?|mortgages?|gives?)\b.{0,160}\b(?:all|whole)\b.{0,60}\b(?:present and (?:after-acquired|future)|assets|undertaking|property|after-acquired)\b/,
          ],
          level: "High",
          does: "{We} charges everything that it has now and later.",
          why: "A default puts the whole business, and not one asset, in {they}'s hands, and no other lender can take security.",
          ask: "Confine it to the asset that is financed, or leave out working assets and allow later finance.",
          wording:
            "The security is over the property described in the schedule only. The Grantor may give purchase money security and deal with its stock and receipts in the ordinary course of business.",
        },
      ],
      kinds: ["ppsa-security"],
      proof: {
        answered:
          "7.1 The Grantor grants to the Lender a security interest in all of its present and after-acquired property.",
        not: "7.1 The Grantor grants to the Lender a security interest in the tractor described in the schedule.",
      },
    },
    {
      id: "security/all-debts",
      topic: "security",
      title: "Security holds until every debt is paid",
      question: "Which debts does the security cover?",
      roles: grantor,
      about: {
        says: /\bsecured (?:money|moneys|obligations|monies|amount)\b|\bsecures?\b.{0,80}\b(?:payment|obligations)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:secured (?:money|moneys|monies|obligations|amount))\b.{0,120}\b(?:all|any|every)\b.{0,160}\b(?:any account|any reason|whatsoever|from time to time|now or|at any time|present or future|any other|in the future|hereafter)\b|\b(?:this (?:charge|deed|mortgage|security)|security interest|collateral|property)\b.{0,40}\bsecures?\b.{0,60}\b(?:all|any|every)\b.{0,160}\b(?:any account|any reason|whatsoever|now (?:or|existing)|hereafter|present (?:or|and) future|howsoever|in the future)\b|\bthis (?:charge|deed|mortgage|security)\b.{0,20}\bfor all (?:amounts|money|moneys|debts)\b.{0,60}\b(?:in the future|hereafter|from time to time|at any time)\b/,
          ],
          level: "Medium",
          does: "The security covers every debt to {they} on any account, now or later.",
          why: "Paying this loan does not free {we}'s property if anything else is owed.",
          ask: "Limit it to money owing under the named agreement.",
          wording:
            "Secured money means money owing by the Grantor to the Lender under the agreement named in the schedule and no other.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "7.2 The Lender holds the security for the secured money, being all money which the Grantor now or at any time owes to the Lender on any account.",
        not: "7.2 The Lender holds the security for the secured money, being what is owing under the Facility Agreement.",
      },
    },
    {
      id: "security/caveat",
      topic: "security",
      title: "Land is charged and may be caveated",
      question: "Is our land tied up?",
      roles: grantor,
      about: { says: /\bcaveat\b|\bcharges?\b.{0,80}\b(?:land|real property)\b/ },
      answers: [
        {
          when: [
            /\bwe\b.{0,100}\bcharges?\b.{0,120}\b(?:land|real (?:property|estate))\b|\bcaveat\b.{0,120}\b(?:our|any|all)\b.{0,40}\b(?:land|property|title)|\bthey may\b(?! not).{0,60}\blodge\b.{0,20}\bcaveat/,
          ],
          level: "High",
          does: "{We}'s land is charged, and {they} may lodge a caveat over it.",
          why: "A caveat stops a sale or refinance, even over a small sum.",
          ask: "Ask to strike it, or name the land and bar a caveat before an unremedied default.",
          wording:
            "The Lender must not lodge a caveat over land of the Grantor other than land described in the schedule.",
        },
      ],
      kinds: ["land-charge"],
      proof: {
        answered:
          "7.5 The Grantor charges all of its land and the Lender may lodge a caveat over it.",
        not: "7.5 The Lender must withdraw any caveat on payment.",
      },
    },
    {
      id: "security/ppsa-rights-waived",
      topic: "security",
      title: "Notices and rights under PPSA given up",
      question: "Which statutory protections do we give up?",
      roles: grantor,
      about: {
        says: /\b(?:personal property securities|ppsa|ppsr|verification statement)\b|\bwe may not receive any verification statement\b/,
      },
      answers: [
        {
          when: [
            /\b(?:contracts? out|waives?|excludes?|do(?:es)? not apply|no obligation|need not)\b.{0,200}\b(?:verification statement|notice|sections? (?:95|115|121|125|130|132|135|142|143)|ppsa|personal property securities)|\b(?:sections? (?:95|115|121|125|130|132|135|142|143))\b.{0,200}\b(?:contract(?:s|ed)? out|excluded|not apply)|\bwe may not receive any verification statement\b/,
          ],
          level: "Low",
          does: "{We} gives up notices and statements that the PPSA would give it.",
          why: "It may learn of a registration, seizure or sale only afterwards.",
          ask: "Keep notice of seizure, of sale and a statement of account.",
          wording:
            "The Grantor keeps its rights to notice of a proposed disposal and to a statement of account under the PPSA.",
        },
      ],
      proof: {
        answered:
          "7.2 The Grantor waives its right to receive a verification statement under the PPSA.",
        not: "7.2 The Lender must give the Grantor a verification statement under the PPSA.",
      },
    },
    {
      id: "security/no-warning",
      topic: "enforcement",
      title: "Enforcement without warning",
      question: "What warning do we get before enforcement?",
      roles: grantor,
      about: {
        says: /\b(?:receivers?|take possession|power of sale|enforceable)\b/,
        heading: /enforcement|receiver|powers/,
      },
      answers: [
        {
          when: [
            /\b(?:they may\b(?! not).{0,160}\b(?:appoint\b.{0,40}\breceiver|take possession|sell|enter)|security (?:interest )?(?:becomes|is|must become) (?:immediately )?enforceable|without (?:giving )?(?:any )?(?:prior )?notice)\b/,
          ],
          lacks: [
            /\b(?:notice|days?)\b.{0,120}\b(?:remed(?:y|ied)|cured?|rectif\w+)\b|\b(?:remed(?:y|ied)|cured?|rectif\w+)\b.{0,120}\b(?:notice|days?)\b/,
          ],
          level: "High",
          does: "On default {they} may take or sell the property, or send a receiver, with no time to put things right.",
          why: "The business may be gone before {we} can refinance.",
          ask: "Ask for written notice and time to remedy before any enforcement.",
          wording:
            "The Lender must not enforce the security until it has given the Grantor notice of the default and ten business days, or five for non-payment, in which to remedy it.",
        },
      ],
      proof: {
        answered:
          "8.1 When an event of default occurs the Lender may take possession of the property and appoint a receiver.",
        not: "8.1 If a default is not remedied within ten days after notice, the Lender may appoint a receiver.",
      },
    },
    {
      id: "security/lender-released",
      topic: "release",
      title: "Lender answers for nothing in enforcement",
      question: "What if they sell badly?",
      roles: grantor,
      about: {
        says: /\b(?:receivers?|power|enforc\w+|mortgagee in possession|exercise)\b.{0,200}\b(?:liab\w+|loss|releas\w+|account\w*)|\b(?:liab\w+|loss|releas\w+)\b.{0,200}\b(?:receivers?|exercise (?:of|or)|enforc\w+|mortgagee in possession)/,
      },
      answers: [
        {
          when: [
            /\bwe releases? they\b.{0,200}\b(?:loss|liability|exercise)\b|\bthey\b[^.;]{0,60} is not liable\b.{0,200}\b(?:exercise|sale|receiver|power|possession|enforc\w+|default)|\bthey\b.{0,60}\bowes? we no duty\b/,
          ],
          lacksHere: [/\bnegligen\w+|\bbreach of\b/],
          level: "Medium",
          does: "{They} and its receiver are freed from loss caused by how they use their powers.",
          why: "A careless sale below value would fall on {we}.",
          ask: "Keep liability for negligence, and a duty to take care to obtain market value.",
          wording:
            "The Lender and any receiver must take all reasonable care to sell for not less than market value, and remain liable for their negligence, fraud and wilful default.",
        },
      ],
      proof: {
        answered:
          "8.5 The Grantor releases the Lender from all liability for loss caused by the exercise of a power, other than loss caused by its fraud.",
        not: "8.5 The Lender is liable to the Grantor for loss caused by its negligence in exercising a power.",
      },
    },
    {
      id: "security/no-release",
      topic: "release",
      title: "No release when the debt is paid",
      question: "When do we get our property back?",
      roles: grantor,
      about: {
        says: /\b(?:releas\w+|discharg\w+|remove|retransfer|reassign)\b.{0,120}\b(?:securit\w+|mortgage|charge|registrations?|collateral|property|financing statement)|\b(?:securit\w+|mortgage|charge|registrations?|collateral)\b.{0,120}\b(?:releas\w+|discharg\w+|removed?|withdrawn?)/,
        heading: /release|discharge/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,80}\b(?:refuse|retain|withhold|decline)\b.{0,80}\b(?:releas\w+|discharg\w+|securit\w+)|\bthey need not\b.{0,40}\b(?:release|discharge)\b.{0,120}\b(?:satisf\w+|opinion|set aside|avoid\w*|discretion)\b|\bthey may decide (?:whether|when)\b.{0,40}\b(?:release|discharge)\b/,
          ],
          title: "Release may be held back after payment",
          level: "Medium",
          does: "{They} may hold back the release after it has been paid.",
          why: "{We} cannot sell or refinance while the registration stands.",
          ask: "Ask for release and removal of registrations within five business days after payment.",
          wording:
            "Within five business days after the secured money is paid the Lender must release the security and remove every registration and caveat.",
          replaces: true,
        },
      ],
      absent: {
        level: "Medium",
        of: grants,
        does: "Nothing makes {they} release the security when it is paid.",
        why: "{We} cannot sell or refinance while the registration stands.",
        ask: "Ask for release and removal of registrations within five business days after payment.",
        wording:
          "Within five business days after the secured money is paid the Lender must release the security and remove every registration and caveat.",
      },
      proof: {
        answered:
          "7.6 The Lender may refuse a release of the security after payment if it thinks that a payment may be set aside.",
        not: "7.6 When paid, the Lender must release the security and remove its registration.",
      },
    },
    {
      id: "security/no-dealing",
      topic: "conduct-and-access",
      title: "Nothing may be sold or charged without consent",
      question: "May we still run the business?",
      roles: grantor,
      about: {
        says: /\bwe may not\b.{0,200}\b(?:dispos\w+|sell|deal|encumb\w+|security interest|mortgage|charge|lease|part with)\b/,
        heading: /negative pledge|dealings?|restrictions/,
      },
      answers: [
        {
          when: [
            /\bwe may not\b.{0,200}\b(?:dispos\w+|sell|deal|encumb\w+|create|grant|part with|lease)\b/,
          ],
          lacksHere: [
            /\b(?:ordinary course|unreasonably|permitted|purchase money|retention of title)\b/,
          ],
          level: "Medium",
          does: "{We} may not sell, lease or charge its property without {they}'s consent.",
          why: "Selling stock, buying on credit or leasing a vehicle would each need leave.",
          ask: "Except the ordinary course of business, suppliers' retention of title and equipment finance.",
          wording:
            "The Grantor may without consent sell stock and replace plant in the ordinary course of business, buy on retention of title, and finance equipment up to $[amount]. The Lender must not unreasonably withhold consent to anything else.",
        },
      ],
      proof: {
        answered:
          "5.1 The Grantor must not sell, lease or create a security interest over its property without the Lender's consent.",
        not: "5.1 The Grantor must not dispose of its property other than in the ordinary course of business.",
      },
    },
    {
      id: "security/attorney",
      topic: "enforcement",
      title: "Lender may sign in the grantor’s name",
      question: "May anybody sign for us?",
      roles: grantor,
      about: { says: /\battorneys?\b/ },
      answers: [
        {
          when: [
            /\bwe\b.{0,120}\bappoints?\b.{0,160}\battorneys?\b|\bwe (?:\w+ ){0,3}(?:constitutes?|makes?|grants?|gives?)\b.{0,80}\battorneys?\b|\bthey (?:is|must be) (?:\w+ )?(?:appointed|made)\b.{0,30}\bour attorney\b|\bthey may, as (?:our )?attorneys?\b|\bwe names?\b.{0,60}\battorneys?\b/,
          ],
          lacksHere: [/\b(?:default|enforceable)\b/],
          level: "Medium",
          does: "{They} may sign anything in {we}'s name, even while nothing is in default.",
          why: "Its property can be dealt with before {we} hears of it.",
          ask: "Confine the power to perfecting the security and to a default that continues.",
          wording:
            "The Lender may use the power of attorney only while an event of default continues, and only to do what the Grantor should have done under this deed.",
          replaces: true,
        },
      ],
      kinds: ["power-of-attorney"],
      proof: {
        answered: "9.1 The Grantor irrevocably appoints the Lender as its attorney.",
        not: "9.1 The Grantor appoints the Lender as its attorney while an event of default continues.",
      },
    },
    {
      id: "security/may-insure",
      topic: "insurance",
      title: "Insurance money goes to the lender",
      question: "Who is paid if the property is lost?",
      roles: grantor,
      about: { says: /\binsur\w+\b/, heading: /insurance/ },
      answers: [
        {
          when: [
            /\b(?:loss payee|(?:proceeds|insurance money|moneys)\b.{0,100}\b(?:to they|paid to they|applied|discretion))\b|\bwe must\b.{0,40}\binsurance (?:money|proceeds)\b.{0,40}\bon trust for they\b/,
          ],
          lacks: [
            /\b(?:reinstat\w+|repair|replac\w+|rebuild\w*)\b.{0,100}\bproceeds\b|\bproceeds\b.{0,160}\b(?:reinstat\w+|repair|replac\w+|rebuild\w*)\b/,
          ],
          level: "Low",
          does: "Insurance money for lost property goes to {they} first.",
          why: "{We} may be unable to replace what it needs to trade.",
          ask: "Ask that it is used to replace the property unless there is a default.",
          wording:
            "Unless an event of default continues, insurance proceeds must be released to the Grantor to repair or replace the property.",
          replaces: true,
        },
      ],
      kinds: ["insurance"],
      proof: {
        answered:
          "5.2 The Grantor must insure the property with the Lender noted as first loss payee.",
        not: "5.2 The Grantor must insure the property, and the proceeds must be used to replace it.",
      },
    },
    {
      id: "security/powers-missing",
      topic: "enforcement",
      title: "No stated powers of enforcement",
      question: "Can we enforce quickly on default?",
      roles: secured,
      about: {
        says: /\bwe may\b.{0,200}\b(?:receivers?|take possession|sell|enter)\b|\bappoint\b.{0,40}\breceivers?\b|\bpower of sale\b|\bforeclos\w+|\b(?:seize|repossess)\b|\bmortgage\b.{0,60}\b(?:memorandum|common provisions|standard terms)\b/,
        heading: /enforcement|receiver|powers on default|power of sale/,
      },
      answers: [],
      absent: {
        level: "High",
        of: grants,
        does: "{We} has a security but no stated power to take possession, sell or appoint a receiver.",
        why: "It falls back on statute or a court when speed matters most.",
        ask: "Add a full enforcement clause with receiver, sale and power of attorney.",
        wording:
          "While an event of default continues the Lender may take possession of and sell the property, appoint a receiver who is the Grantor's agent and has all powers of an owner, and act as the Grantor's attorney, which it irrevocably appoints by way of security.",
      },
      proof: {
        answered:
          "7.1 The Grantor grants to the Lender a security interest in all of its property.",
        not: "7.1 On default the Lender may appoint a receiver to the property.",
      },
    },
    {
      id: "security/registration",
      topic: "security",
      title: "No mention of registration or further steps",
      question: "Is our security perfected?",
      roles: secured,
      about: {
        says: /\b(?:register\w*|registration|registrable|financing statement|perfect\w*|further assurance|do (?:everything|anything|all things)|sign (?:all|any) documents?|ppsr)\b/,
        heading: /further assurance|registration|perfection/,
      },
      answers: [
        {
          when: [/\b(?:register|registration|registrable|registrations|ppsr)\b/],
          lacks: [
            /\b(?:further assurance|do (?:everything|anything|all things|all acts)|sign (?:all|any)\b.{0,30}documents?|they must\b.{0,160}\b(?:perfect\w*|financing (?:change )?statement)|(?:whatever|action|steps?)\b.{0,80}\bperfect\w*|take all steps|do whatever|they must register)\b/,
          ],
          title: "Steps to perfect are not promised",
          level: "Medium",
          does: "Nothing makes {they} do what is needed to perfect or register the security.",
          why: "Late or defective registration can turn a secured debt into an unsecured one.",
          ask: "Register on the PPSR at once, serial-numbered goods too, and add further assurance.",
          wording:
            "The Grantor must promptly do everything that the Lender reasonably asks to perfect, register and enforce its security and to give it the priority agreed, and must give the serial numbers of all serial-numbered property.",
        },
      ],
      absent: {
        level: "High",
        of: grants,
        does: "Nothing speaks of registration or of steps to perfect the security.",
        why: "Late or defective registration can turn a secured debt into an unsecured one.",
        ask: "Register on the PPSR at once, serial-numbered goods too, and add further assurance.",
        wording:
          "The Grantor must promptly do everything that the Lender reasonably asks to perfect, register and enforce its security and to give it the priority agreed, and must give the serial numbers of all serial-numbered property.",
      },
      proof: {
        answered: "7.4 The Lender must remove its registration when it is paid.",
        not: "7.4 The Grantor must do everything needed so that the security is registered.",
      },
    },
    {
      id: "security/second-in-line",
      topic: "security",
      title: "No promise of first ranking",
      question: "Who ranks before us?",
      roles: secured,
      about: {
        says: /\b(?:first|second|third|prior|existing|senior|subordinat\w+|ranking|ranks?|priority)\b.{0,60}\b(?:mortgag\w+|charge|securit\w+|ranking|priority|encumbrance|lender|financier)/,
        heading: /priority|ranking/,
      },
      answers: [
        {
          when: [
            /\b(?:second|third|subsequent)[- ](?:registered |ranking )?(?:mortgage|charge|security)|\b(?:mortgage|charge|security interest|security)\b.{0,80}\b(?:ranks? (?:behind|after|subject)|subject to (?:the |a |an )?(?:first|prior|existing|senior))|\b(?:mortgage|charge|security interest|security)\b.{0,60}\branks?\b.{0,40}\b(?:behind|after|subject)\b|\b(?:mortgage|charge|security interest|security)\b.{0,60}\b(?:junior|subordinated?)\b.{0,20}\bto\b.{0,40}\b(?:liens?|security|senior|mortgage|charge)\b|\bwe takes? this (?:security|charge|mortgage) subject to\b.{0,40}\b(?:prior|first|existing|senior)\b/,
          ],
          lacks: [/\b(?:priority|intercreditor|subordination) (?:deed|agreement)\b/],
          title: "Security ranks behind another",
          level: "High",
          does: "{We}'s security stands behind an earlier one, with no agreement on how much goes first.",
          why: "Further advances by the first lender could use up the property.",
          ask: "Ask for title search, valuation, the first lender's consent and a priority deed that caps its debt.",
          wording:
            "Before the advance the Grantor must deliver a priority deed in which each earlier secured creditor consents to this security and limits the debt that ranks before it to a stated sum.",
        },
      ],
      absent: {
        level: "Medium",
        of: grants,
        does: "Nothing says that the security ranks first or who may rank before it.",
        why: "Suppliers, equipment financiers or banks may already hold the assets.",
        ask: "Search the PPSR and title, and ask for a promise of first priority with listed exceptions.",
        wording:
          "The Grantor warrants that the security ranks first in priority over the property, subject only to the securities listed in the schedule.",
      },
      proof: {
        answered: "7.3 The Grantor must deliver a registrable second mortgage over the land.",
        not: "7.3 The mortgage ranks first in priority over all other securities.",
      },
    },
    {
      id: "security/uninsured",
      topic: "insurance",
      title: "No duty to insure charged property",
      question: "What if the property is destroyed?",
      roles: secured,
      about: { says: /\binsur\w+\b/, heading: /insurance/ },
      answers: [],
      absent: {
        level: "Medium",
        of: grants,
        does: "{They} need not insure the property.",
        why: "A fire would leave {we} unsecured.",
        ask: "Ask for full-value insurance with {we} noted, and evidence each year.",
        wording:
          "The Grantor must insure the property for its full replacement value with the Lender noted as loss payee, and give evidence of the insurance each year.",
      },
      proof: {
        answered: "7.1 The Grantor grants to the Lender a mortgage over the land at Giru.",
        not: "5.2 The Grantor must insure the property.",
      },
    },
    {
      id: "security/may-be-sold",
      topic: "conduct-and-access",
      title: "No bar on selling charged property",
      question: "What keeps the property there?",
      roles: secured,
      about: {
        says: /\b(?:they|guarantor) may not\b.{0,200}\b(?:dispos\w+|sell|deal|encumb\w+|security interest|mortgage|charge|part with)\b|\bwithout our (?:prior )?(?:written )?consent\b.{0,120}\b(?:dispos\w+|sell|deal|encumb\w+|security interest|mortgage|charge)\b/,
        heading: /negative pledge|dealings?|undertakings/,
      },
      answers: [],
      absent: {
        level: "High",
        of: grants,
        does: "Nothing keeps {they} from selling the property or charging it again.",
        why: "A buyer in the ordinary course may take it free, or a later lender may gain priority.",
        ask: "Add a negative pledge and a bar on disposal outside the ordinary course.",
        wording:
          "The Grantor must not without the Lender's consent create another security interest over the property, or dispose of it other than stock sold in the ordinary course of business.",
      },
      proof: {
        answered: "7.1 The Grantor grants to the Lender a mortgage over the land at Giru.",
        not: "5.1 The Grantor must not sell or encumber the property without consent.",
      },
    },
    {
      id: "security/no-attorney",
      topic: "enforcement",
      title: "No power of attorney behind the security",
      question: "Can we act if the grantor will not sign?",
      roles: secured,
      about: { says: /\battorneys?\b/, heading: /attorney/ },
      answers: [],
      absent: {
        level: "Low",
        of: grants,
        does: "{We} has no power of attorney to sign what {they} will not.",
        why: "A transfer or discharge would need a court order.",
        ask: "Add an irrevocable power of attorney given by way of security.",
        wording:
          "The Grantor irrevocably and by way of security appoints the Lender as its attorney to do, while an event of default continues, what the Grantor must or may do under this deed.",
      },
      proof: {
        answered: "7.1 The Grantor grants to the Lender a mortgage over the land at Giru.",
        not: "9.1 The Grantor appoints the Lender as its attorney.",
      },
    },
  ],
};
