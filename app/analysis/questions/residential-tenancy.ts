import type { PaperQuestions } from "../asking/question.ts";

const tenancy = /\b(?:rent|premises|property|tenancy)\b/;

/** Tenancies of homes, which the States' residential tenancies Acts govern. */
export const residentialTenancy: PaperQuestions = {
  id: "residential-tenancy",
  of: /^Residential tenancy agreement$/,
  roles: { recipient: "Tenant", drafter: "Landlord" },
  questions: [
    {
      id: "residential-tenancy/contracting-out",
      topic: "statutory-step",
      title: "A term that takes away a tenant’s rights",
      question: "Does the paper try to take away what the Act gives us?",
      side: "recipient",
      about: { says: /\bresidential tenanc\w+ act\b|\brental act\b|\bthe act\b/ },
      answers: [
        {
          when: [
            /\bwe\b.{0,60}\b(?:waives?|gives? up|agrees? that)\b.{0,160}\b(?:rights?|act|tribunal|notice)\b.{0,120}\b(?:act|tribunal|do(?:es)? not apply|notice)\b|\b(?:act|tribunal)\b.{0,60}\b(?:does not apply|is excluded)|\bwe may not\b.{0,30}\bapply to the tribunal\b|\b(?:act|tribunal)\b.{0,30}\bmay not apply\b|\bwe gives? up\b.{0,60}\bunder the act\b/,
          ],
          level: "High",
          does: "{We} is asked to give up rights that tenancy law gives.",
          why: "Such a term is mostly void, but it frightens people out of using their rights.",
          ask: "Ask to delete it.",
          wording:
            "Nothing in this agreement takes away a right that the Tenant has under the residential tenancies law, which prevails over any inconsistent term.",
        },
      ],
      proof: {
        answered: "20. The Tenant waives any right to apply to the tribunal under the Act.",
        not: "20. The Residential Tenancies Act applies and prevails.",
      },
    },
    {
      id: "residential-tenancy/bond-size",
      topic: "security",
      title: "Bond is more than four weeks’ rent",
      question: "How much bond do we pay, and who holds it?",
      side: "recipient",
      about: { says: /\bbond\b|\bsecurity deposit\b/, heading: /bond/ },
      answers: [
        {
          when: [
            /\bbond\b[^.]{0,60}?(?<bond>\$[\d,]+(?:\.\d\d)?)/,
            /\brent\b[^.]{0,60}?\$(?<rent>[\d,]+(?:\.\d\d)?) ?(?:per|a|each|p\.?\/?) ?w(?:eek|\.|k)/,
          ],
          reckon: ({ bond, rent }) => {
            const sum = (figure = "0") => Number(figure.replace(/[$,]/g, ""));
            const weeks = sum(bond) / sum(rent);
            return weeks > 4.4 && weeks < 60 ? { weeks: weeks.toFixed(1) } : null;
          },
          title: "Bond is {weeks} weeks’ rent",
          level: "High",
          does: "The bond of {bond} is {weeks} weeks' rent.",
          why: "Four weeks, or a month, is the limit for most homes.",
          ask: "Ask to cut it to four weeks' rent, lodged with the State's bond body.",
          wording:
            "The bond is four weeks' rent and the Landlord must lodge it with the bond authority within the time that the law sets and give the Tenant the receipt.",
          replaces: true,
        },
        {
          when: [
            /\bbond\b.{0,200}\b(?:held by they|paid to they|retained by they|they must hold)\b|\bthey (?:may|must) (?:hold|keep|retain)\b.{0,60}\bbond/,
          ],
          lacks: [
            /\b(?:bond authority|bond board|rtba|rental bonds?|residential tenancies authority|rta|lodge\w*|fair trading|consumer and business services|bond administrator)\b/,
          ],
          title: "Landlord keeps the bond itself",
          level: "High",
          does: "{They} keeps {we}'s bond itself.",
          why: "It must be lodged with the State's body; otherwise getting it back may be hard.",
          ask: "Ask for it to be lodged, with the receipt.",
          wording:
            "The Landlord must lodge the bond with the bond authority within the time that the law sets and give the Tenant the receipt.",
          replaces: true,
        },
        {
          when: [
            /\bbond\b.{0,160}\b(?:non-?refundable|not (?:be )?refund\w*|forfeit\w*)|\b(?:bond|security deposit)\b.{0,80}\bnon-?refundable/,
          ],
          title: "Bond need not be returned",
          level: "High",
          does: "The bond, or part of it, is not to be returned.",
          why: "A bond may be kept only for proved loss or rent owed.",
          ask: "Ask to delete it.",
          wording:
            "The bond is returned at the end except for amounts that the Tenant agrees or the tribunal orders.",
          replaces: true,
        },
      ],
      proof: {
        answered: "2. The bond is $3,600.\n3. The rent is $500 per week.",
        not: "2. The bond is $2,000, lodged with the bond authority. The rent is $500 per week.",
      },
    },
    {
      id: "residential-tenancy/bond-lodge",
      topic: "security",
      title: "No word on lodging the bond",
      question: "Is our bond lodged with the State's body?",
      side: "recipient",
      about: {
        says: /\b(?:bond authority|bond board|rtba|rental bonds?|residential tenancies authority|rta\b|lodge\w*|fair trading|bond administrator|consumer and business services)\b/,
      },
      answers: [],
      absent: {
        of: /\bbond\b/,
        level: "Medium",
        does: "Nothing says that the bond goes to the State's bond body.",
        why: "Money that {they} keeps may be hard to get back.",
        ask: "Ask for it to be lodged, with the receipt.",
        wording:
          "The Landlord must lodge the bond with the bond authority within the time that the law sets and give the Tenant the receipt.",
      },
      proof: {
        answered: "3. The Tenant must pay a bond of $2,000.",
        not: "3. The bond is lodged with the bond authority.",
      },
    },
    {
      id: "residential-tenancy/no-bond",
      topic: "security",
      title: "No bond is taken",
      question: "What do we hold against damage and arrears?",
      side: "drafter",
      about: { says: /\bbond\b|\bsecurity deposit\b/, heading: /bond/ },
      answers: [],
      absent: {
        of: tenancy,
        level: "Medium",
        does: "No bond is taken from {they}.",
        why: "Damage and arrears at the end would have to be sued for.",
        ask: "Ask for four weeks' rent, lodged as the law says.",
        wording:
          "The Tenant must pay a bond of four weeks' rent, which the Landlord must lodge with the bond authority within the time that the law sets.",
      },
      proof: {
        answered: "1. The rent is $500 per week.",
        not: "1. The rent is $500 per week. The bond is $2,000.",
      },
    },
    {
      id: "residential-tenancy/rent-increase",
      topic: "price-change",
      title: "Rent may rise without a stated method",
      question: "When and by how much may the rent rise?",
      side: "recipient",
      about: {
        says: /\brent\b.{0,100}\b(?:increas\w*|rise|review\w*|adjust\w*)|\b(?:increas\w*|rise|review)\b.{0,60}\brent/,
        heading: /rent/,
      },
      answers: [
        {
          when: [
            /\b(?:they may\b(?! not).{0,60}\b(?:increase|raise|review)\b.{0,40}\brent|rent\b.{0,60}\b(?:may|must|is to) (?:be )?(?:increase|rise|reviewed|raised)\w*)\b/,
          ],
          lacksHere: [
            /\b(?:may not be increased|once (?:in|every) (?:any )?12 months|no more than (?:once|\d))/,
          ],
          level: "Medium",
          does: "{They} may raise the rent, with no amount or method stated.",
          why: "In a fixed term a rise mostly needs its sum or method in the paper.",
          ask: "Ask for none in the fixed term, then once a year by CPI on 60 days' notice.",
          wording:
            "Rent must not increase during the fixed term. After that it may increase once in 12 months by at least 60 days' written notice and by no more than the rise in the Consumer Price Index.",
          replaces: true,
        },
      ],
      kinds: ["rent-review"],
      proof: {
        answered: "4. The Landlord may increase the rent by giving notice.",
        not: "4. The rent may be increased once in 12 months by 60 days' notice.",
      },
    },
    {
      id: "residential-tenancy/no-increase",
      topic: "price-change",
      title: "No way to raise rent in term",
      question: "Can we raise the rent during the term?",
      side: "drafter",
      about: {
        says: /\brent\b.{0,100}\b(?:increas\w*|rise|review\w*|adjust\w*)|\b(?:increas\w*|rise|review)\b.{0,60}\brent/,
      },
      answers: [],
      absent: {
        of: /\b(?:[2-9]|1[3-9]|2\d|3\d) years?\b|\b(?:1[3-9]|[2-9]\d) months\b/,
        level: "Medium",
        does: "The paper gives no amount or method to raise the rent in its term.",
        why: "In a long fixed term a rise is mostly barred unless it is written in.",
        ask: "State the date and sum, or the method, of each rise.",
        wording:
          "On each anniversary of the start the rent increases by the percentage rise in the Consumer Price Index for the 12 months before, by at least 60 days' written notice.",
      },
      proof: {
        answered: "1. The rent is $500 per week for 3 years.",
        not: "1. The rent is $500 per week for 3 years and increases each year by $20: the rent increases yearly.",
      },
    },
    {
      id: "residential-tenancy/break-cost",
      topic: "exit-cost",
      title: "Leaving early costs rent until relet",
      question: "What does it cost us to leave early?",
      side: "recipient",
      about: {
        says: /\b(?:break\w*|early|before the end|re-?let\w*|advertis\w+)\b.{0,160}\b(?:fee|rent|cost|lease|tenancy)/,
        heading: /break|early/,
      },
      answers: [
        {
          when: [
            /\bwe must\b.{0,200}\b(?:pay|continue)\b.{0,200}\b(?:until\b.{0,80}\b(?:re-?let|new tenant|end of the (?:fixed )?term)|re-?letting fee|advertis\w+|remainder|rest of the term)|\b(?:break\w*|leav\w+|vacat\w+|mov\w+)\b.{0,160}\b(?:responsible|liable) for\b.{0,60}\brent\b.{0,40}\buntil\b|\b(?:vacates?|leaves?|moves? out)\b.{0,20}\bearly\b.{0,120}\brent\b.{0,60}\b(?:remaining|end of the|becomes?|must become|due)|\bwe must keep paying rent\b.{0,80}\b(?:early|until)/,
          ],
          level: "Medium",
          does: "{We} pays rent until a new tenant comes, and letting costs, if it leaves early.",
          why: "Months of double rent may fall on it, and several States set less.",
          ask: "Ask for a set fee that falls with time, and exits for hardship or violence.",
          wording:
            "If the Tenant leaves before the fixed term ends the break fee is four weeks' rent in the first quarter of the term, three in the second, two in the third and one in the last, and nothing else.",
          replaces: true,
        },
      ],
      kinds: ["early-termination-fee"],
      proof: {
        answered:
          "15. If the Tenant breaks the lease the Tenant must pay rent until the premises are relet and the advertising costs. The Tenant must pay rent until a new tenant moves in.",
        not: "15. The break fee is two weeks' rent.",
      },
    },
    {
      id: "residential-tenancy/extra-charges",
      topic: "price",
      title: "Charges beyond rent and bond",
      question: "What else are we asked to pay?",
      side: "recipient",
      about: { says: /\b(?:fee|charge|cost|levy|fine)\w*\b/, heading: /fees|charges|costs/ },
      answers: [
        {
          when: [
            /\bwe must\b.{0,120}\bpay\b.{0,160}\b(?:lease preparation|preparation of (?:this|the)|administration fee|inspection fee|late fee|dishonour|key (?:deposit|money)|application fee|body corporate|strata levies|council rates|land tax|water (?:service|supply) charge|(?:their|they) (?:legal|agent)\w*)|\b(?:late|administration|inspection|preparation) (?:fee|charge)\b.{0,60}\b(?:must be|is|may be) (?:charged|payable|paid|added)|\bwe is (?:responsible|liable) for\b.{0,60}\b(?:council rates|land tax|strata|body corporate|levies)|\bwe pays?\b.{0,30}\b(?:administration|late|inspection|preparation) fee/,
          ],
          level: "Medium",
          does: "{We} must pay charges besides rent and bond: preparation, late fees, rates or levies.",
          why: "Most of them may not be asked of a tenant at all.",
          ask: "Ask to delete them, and pay metered use only.",
          wording:
            "The Tenant is required to pay only rent, bond, and metered electricity, gas and water use where the law allows.",
        },
      ],
      proof: {
        answered:
          "6. The Tenant must pay a lease preparation fee and council rates. The Tenant must pay a late fee of $50.",
        not: "6. The Tenant must pay for metered electricity.",
      },
    },
    {
      id: "residential-tenancy/professional-cleaning",
      topic: "after-end",
      title: "Professional cleaning at the end",
      question: "In what state must we leave the home?",
      side: "recipient",
      about: {
        says: /\b(?:clean\w*|carpets?|repaint\w*|steam|fumigat\w+|condition)\b/,
        heading: /end|vacat|clean/,
      },
      answers: [
        {
          when: [
            /\bwe must\b.{0,200}\b(?:professional\w*|steam|dry)[- ]?\w* ?clean\w*|\b(?:carpets?|premises)\b.{0,80}\bprofessional\w* clean\w*|\bwe must\b.{0,120}\b(?:repaint|fumigat\w+|pest)/,
          ],
          level: "Low",
          does: "{We} must have carpets or home professionally cleaned when it leaves.",
          why: "Only the state in which it was found, less fair wear, may mostly be asked.",
          ask: 'Ask for "reasonably clean, fair wear and tear excepted".',
          wording:
            "At the end the Tenant must leave the premises reasonably clean and as nearly as possible in the condition shown in the condition report, fair wear and tear excepted.",
          replaces: true,
        },
      ],
      kinds: ["make-good"],
      proof: {
        answered: "16. The Tenant must have the carpets professionally cleaned on leaving.",
        not: "16. The Tenant must leave the premises reasonably clean.",
      },
    },
    {
      id: "residential-tenancy/repairs",
      topic: "repair",
      title: "No duty on the landlord to repair",
      question: "Who repairs, and how fast?",
      side: "recipient",
      about: { says: /\brepair\w*\b|\bmaint(?:ain|enance)\b/, heading: /repair|maintenance/ },
      answers: [
        {
          when: [/\bthey (?:must|is responsible|agrees?)\b.{0,120}\b(?:repair|maintain|fit)/],
          fine: true,
        },
        {
          when: [
            /\bwe must\b.{0,120}\b(?:repair|maintain|replace|fix)\b.{0,160}\b(?:premises|appliances?|plumbing|hot water|electrical|fixtures|all|own (?:cost|expense))|\bwe is responsible for\b.{0,20}\b(?:all )?(?:repairs?|maintenance)|\bwe must\b.{0,40}\bkeep\b.{0,60}\b(?:plumbing|heating|appliances?|electrical|hot water)\b.{0,40}\brepair|\brepairs?\b.{0,60}\b(?:(?:paid for|borne|met) by we|at our (?:cost|expense))/,
          ],
          title: "Tenant must repair at own cost",
          level: "High",
          does: "{We} must repair the home or its fittings at its own cost.",
          why: "Repair is {they}'s duty in law unless {we} did the damage.",
          ask: "Ask that {they} repair, urgent faults at once.",
          wording:
            "The Landlord must keep the premises in good repair and fit to live in, and carry out urgent repairs at once. The Tenant may arrange urgent repairs up to the sum that the law sets and be repaid within seven days.",
          replaces: true,
        },
      ],
      absent: {
        of: tenancy,
        level: "Medium",
        does: "Nothing says that {they} must keep the home in repair.",
        why: "The law says so, but {we} needs to know whom to call and how fast.",
        ask: "Ask for the duty, and a contact for urgent repairs.",
        wording:
          "The Landlord must keep the premises in good repair and fit to live in, and carry out urgent repairs at once; the contact for them is [name and telephone].",
      },
      kinds: ["repair-and-maintenance"],
      proof: {
        answered: "9. The Tenant must maintain and repair the premises at its own expense.",
        not: "9. The Landlord must repair the premises.",
      },
    },
    {
      id: "residential-tenancy/entry",
      topic: "conduct-and-access",
      title: "The landlord may come in at will",
      question: "When may they come in?",
      side: "recipient",
      about: { says: /\b(?:enter|entry|inspect\w*|access)\b/, heading: /entry|inspect|access/ },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,120}\b(?:enter|inspect|access)\b.{0,160}\b(?:at any time|without (?:any )?(?:prior )?notice|any reasonable time|whenever)|\bthey\b.{0,20}\bmay\b(?! not).{0,20}\bat (?:all|any) (?:reasonable )?times?\b.{0,20}\b(?:enter|inspect)|\bwe must (?:let|allow|permit) they\b.{0,20}\bin\b.{0,20}\b(?:whenever|any time|at all times)|\bthey may\b(?! not).{0,20}\bcome in\b.{0,80}\bwhenever\b/,
          ],
          lacksHere: [/\b\d+ (?:hours|days).{0,12}notice/],
          level: "Medium",
          does: "{They} may come into the home at any time.",
          why: "It is {we}'s home: the law asks for notice and limits how often.",
          ask: "Ask for the notice and number of visits that the law sets.",
          wording:
            "The Landlord may enter only for the reasons, at the times and on the written notice that the residential tenancies law allows, and may inspect no more than four times a year.",
          replaces: true,
        },
      ],
      kinds: ["entry-on-premises"],
      proof: {
        answered: "10. The Landlord may enter the premises at any time without notice.",
        not: "10. The Landlord may enter on 7 days' notice.",
      },
    },
    {
      id: "residential-tenancy/no-entry",
      topic: "conduct-and-access",
      title: "No written right to enter",
      question: "May we inspect, repair and show the home?",
      side: "drafter",
      about: { says: /\b(?:enter|entry|inspect\w*|access)\b/, heading: /entry|inspect|access/ },
      answers: [],
      absent: {
        of: tenancy,
        level: "Low",
        does: "The paper says nothing of {we}'s entry to inspect, repair or show the home.",
        why: "{We} keeps its rights in law, but disputes start where a tenant was not told.",
        ask: "Set out reasons, notice and times as the law does.",
        wording:
          "The Landlord may enter to inspect, repair, value or show the premises at the times and on the written notice that the residential tenancies law allows.",
      },
      proof: {
        answered: "1. The rent is $500 per week.",
        not: "1. The rent is $500 per week. The Landlord may inspect on 7 days' notice.",
      },
    },
    {
      id: "residential-tenancy/eviction",
      topic: "exit-convenience",
      title: "The landlord may end it at short notice",
      question: "How much notice do we get to leave?",
      side: "recipient",
      about: {
        says: /\b(?:terminat\w+|end|vacate|notice)\b.{0,120}\b(?:tenancy|agreement|lease|notice|vacate)/,
        heading: /terminat|ending|vacate/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,120}\b(?:terminate|end|require\b.{0,30}\bvacate|evict|re-?enter)\b.{0,160}?\b(?:(?<days>[1-9]|[1-5]\d) days|immediately|without notice|any (?:time|reason))|\bthey may\b(?! not).{0,40}\b(?:terminate|end)\b.{0,60}\bwithout (?:giving )?(?:a|any|cause|reason)/,
          ],
          level: "High",
          does: "{They} may end the tenancy at short notice, or without the reason or order that the law asks for.",
          why: "{We} could lose its home before it finds another.",
          ask: "Ask that it end only as the Act allows, through the tribunal.",
          wording:
            "The Landlord may end this tenancy only on a ground, by the notice and through the tribunal as the residential tenancies law requires.",
          replaces: true,
        },
      ],
      kinds: ["termination-for-convenience"],
      proof: {
        answered: "18. The Landlord may terminate this tenancy at any time by 14 days' notice.",
        not: "18. The Landlord may terminate this agreement only as the Act allows.",
      },
    },
    {
      id: "residential-tenancy/lockout",
      topic: "exit-breach",
      title: "Lock-out or removal without the tribunal",
      question: "May they lock us out or take our things?",
      side: "recipient",
      about: {
        says: /\b(?:lock\w*|re-?ent(?:er|ry)|belongings|goods left|abandon\w*|possession)\b/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,200}\b(?:change the locks|lock (?:we|the tenant|out)|re-?enter|retake possession|remove (?:our|any|the) (?:goods|belongings|possessions)|dispose of (?:our|any|all)|sell (?:our|any|all) (?:goods|belongings))|\b(?:goods|belongings|property|items)\b.{0,80}\b(?:left|abandoned)\b.{0,80}\bmay be (?:disposed of|sold|removed|discarded|destroyed)\b.{0,20}\bby they\b|\babandoned by we becomes? their\b/,
          ],
          level: "High",
          does: "{They} may lock {we} out or get rid of its things.",
          why: "Only the tribunal may order that, and doing it otherwise is an offence.",
          ask: "Ask to delete it.",
          wording:
            "The Landlord must not take possession or deal with the Tenant's goods except under an order of the tribunal or as the law allows.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "19. If rent is late the Landlord may re-enter and remove the Tenant's belongings. The Landlord may change the locks.",
        not: "19. The Landlord must obtain an order of possession.",
      },
    },
    {
      id: "residential-tenancy/term-rent",
      topic: "term",
      title: "Rent for the whole fixed term",
      question: "What do we commit to in all?",
      side: "recipient",
      about: { says: /\brent\b[^.]{0,60}\$[\d,]+/ },
      answers: [
        {
          when: [
            /\brent\b[^.]{0,60}?\$(?<rent>[\d,]+(?:\.\d\d)?) ?(?:per|a|each|p\.?\/?) ?w(?:eek|\.|k)/,
            /\b(?:term|period|lease|tenancy)\b[^.]{0,60}?\b(?<months>6|9|1[0-8]|24|36) months\b/,
          ],
          reckon: ({ rent, months }) => {
            const sum = (Number(rent?.replace(/,/g, "")) * 52 * Number(months)) / 12;
            return sum > 0 ? { sum: `$${Math.round(sum).toLocaleString("en-AU")}` } : null;
          },
          level: "Low",
          does: "{We} commits to about {sum} in rent over {months} months.",
          why: "Leaving early does not by itself end that duty.",
          ask: "Know the break rules of the State, and give any notice in writing.",
          wording:
            "The Tenant may end this agreement during the fixed term by 28 days' written notice and payment of the break fee that the law sets.",
        },
      ],
      proof: {
        answered: "The rent is $500 per week. The term of this tenancy is 12 months.",
        not: "The rent is $500 per week.",
      },
    },
    {
      id: "residential-tenancy/condition-report",
      topic: "premises",
      title: "No condition report",
      question: "What proves the state of the home at the start?",
      about: {
        says: /\bcondition report\b|\bingoing (?:inspection|report)|\bentry (?:condition )?report|\binspection sheet|\bphotograph/,
      },
      answers: [],
      absent: {
        of: tenancy,
        level: "Medium",
        does: "No condition report is mentioned.",
        why: "At the end the bond is fought over with no proof of how the home was.",
        ask: "Make one with photographs, signed by both, before the keys are given.",
        wording:
          "Before the Tenant moves in the Landlord must give it two copies of a condition report with photographs, which the Tenant may correct and return within seven days.",
      },
      proof: {
        answered: "1. The rent is $500 per week.",
        not: "1. A condition report is attached and the rent is $500.",
      },
    },
    {
      id: "residential-tenancy/indemnity",
      topic: "indemnity",
      title: "Tenant indemnifies or pays for insurance",
      question: "Are we made to pay for what is not our fault?",
      side: "recipient",
      about: {
        says: /\bindemnif\w+|\bhold\b.{0,20}\bharmless|\breleases?\b|\binsur\w+/,
        heading: /indemnit|insurance/,
      },
      answers: [
        {
          when: [
            /\bwe (?:must )?(?:indemnif\w+|releases?|hold)\b.{0,240}|\bwe must\b.{0,80}\b(?:insure|take out|pay)\b.{0,60}\binsurance/,
          ],
          level: "Medium",
          does: "{We} must indemnify {they}, or pay for insurance.",
          why: "A home tenant may seldom be made to do either.",
          ask: "Ask to delete it, or limit it to damage that {we} causes on purpose or by neglect.",
          wording:
            "The Tenant is responsible only for damage that it or its visitors cause intentionally or negligently.",
          replaces: true,
        },
      ],
      kinds: ["indemnity", "insurance"],
      proof: {
        answered:
          "12. The Tenant indemnifies the Landlord against all loss arising from the use of the premises.",
        not: "12. The Landlord must insure the building.",
      },
    },
    {
      id: "residential-tenancy/pets-people",
      topic: "conduct-and-access",
      title: "Pets are banned outright",
      question: "May we keep a pet, have somebody move in or hang a picture?",
      side: "recipient",
      about: {
        says: /\bpets?\b|\banimals?\b|\bvisitors?\b|\bguests?\b|\boccupants?\b|\balter\w*|\bpicture\b|\bfixtures?\b/,
        heading: /pets|occup|alteration/,
      },
      answers: [
        {
          when: [
            /\b(?:no (?:pets|animals)|we may not\b.{0,60}\b(?:keep|have|allow)\b.{0,40}\b(?:pets?|animals?))\b(?!.{0,120}\b(?:consent|permission|approval)\b)|\bpets?\b.{0,40}\b(?:are not (?:permitted|allowed)|prohibited|not allowed)|\bpets?(?:\(s\))? ?[|:] ?(?:not (?:permitted|allowed)|no\b|nil|none)|\bpets? may not be kept\b/,
          ],
          level: "Low",
          does: "{We} may keep no pet, with or without consent.",
          why: "In most States a pet may be asked for, and refused only for cause.",
          ask: "Ask for pets by request, not unreasonably refused.",
          wording:
            "The Tenant may keep a pet with the Landlord's consent, which may be refused only on a ground that the law allows.",
          replaces: true,
        },
      ],
      proof: {
        answered: "13. No pets. The Tenant must not keep animals.",
        not: "13. The Tenant may keep a pet with consent.",
      },
    },
    {
      id: "residential-tenancy/sublet",
      topic: "assignment",
      title: "Nobody else may be let in",
      question: "May we sublet or pass the tenancy on?",
      side: "recipient",
      about: {
        says: /\b(?:assign|sub-?let|transfer)\w*|\bno (?:other )?persons? other than\b|\bboarders?\b|\blodgers?\b/,
        heading: /assign|sub-?let/,
      },
      answers: [
        {
          when: [
            /\bwe may not\b.{0,80}\b(?:assign|sub-?let|transfer)\b(?!.{0,200}\bunreasonabl)|\bsub-?letting\b.{0,30}\b(?:prohibited|not (?:permitted|allowed))|\bno (?:other )?persons?\b.{0,60}\b(?:may|must) (?:live|reside|occupy)\b.{0,60}\bwithout\b|\bwe may not\b.{0,40}\b(?:boarders?|lodgers?|part with possession)/,
          ],
          level: "Low",
          does: "{We} may not share, sublet or pass on the home, and {they} need not be reasonable.",
          why: "A change of job or household may force a costly break.",
          ask: "Ask for consent not unreasonably refused, with no fee.",
          wording:
            "The Tenant may assign or sublet with the Landlord's written consent, which must not be unreasonably withheld and for which no fee may be charged.",
          replaces: true,
        },
      ],
      kinds: ["assignment"],
      proof: {
        answered: "14. The Tenant must not assign or sublet the premises.",
        not: "14. The Landlord must not unreasonably withhold consent to subletting.",
      },
    },
    {
      id: "residential-tenancy/payment-way",
      topic: "payment",
      title: "Only one way to pay the rent",
      question: "How, and how far ahead, must we pay?",
      side: "recipient",
      about: { says: /\brent\b.{0,120}\b(?:advance|paid|pay|payable)\b/, heading: /rent|payment/ },
      answers: [
        {
          when: [
            /\b(?:rent|pay\w*)\b.{0,120}\b(?<ahead>(?:[3-9]|1\d) (?:weeks?|months?)'?|2 months'?) (?:rent )?(?:in advance|ahead)\b/,
          ],
          title: "Rent is payable {ahead} ahead",
          level: "Medium",
          does: "{We} must pay {ahead} of rent ahead.",
          why: "Mostly no more than two weeks or a month may be asked.",
          ask: "Ask for two weeks.",
          wording: "The Tenant is not required to pay more than two weeks' rent in advance.",
          replaces: true,
        },
        {
          when: [
            /\brent\b.{0,160}\bonly\b.{0,60}\b(?:app|card|platform|rent card|direct debit)|\bwe must\b.{0,80}\bpay\b.{0,60}\bthrough\b.{0,60}\b(?:app|platform|third party)|\brent\b.{0,120}\bby no other (?:means|way|method)/,
          ],
          level: "Low",
          does: "{We} must pay rent by one way only, which may carry fees.",
          why: "A free way must be offered by law.",
          ask: "Ask for bank transfer without fee.",
          wording:
            "The Tenant may pay rent by electronic transfer to the Landlord's bank account without any fee.",
          replaces: true,
        },
      ],
      proof: {
        answered: "5. The rent must be paid 3 months in advance.",
        not: "5. The rent must be paid two weeks in advance.",
      },
    },
    {
      id: "residential-tenancy/arrears",
      topic: "exit-breach",
      title: "No term on arrears",
      question: "What may we do when rent is late?",
      side: "drafter",
      about: {
        says: /\b(?:arrears?|overdue|late|unpaid|fails? to pay|breach|default in payment)\b/,
        heading: /breach|arrears|terminat/,
      },
      answers: [
        {
          when: [
            /\bwe may\b(?! not).{0,160}\b(?:re-?enter|lock|evict|terminate (?:immediately|without)|without notice)\b|\bwe may\b(?! not).{0,80}\b(?:retake possession|take possession|change the locks|exclude they|put they out)\b/,
          ],
          title: "Eviction without the tribunal",
          level: "High",
          does: "{We} is given power to put {they} out without the tribunal.",
          why: "To use it is an offence and would give {they} a claim.",
          ask: "Replace it by the Act's notice and order.",
          wording:
            "If rent is in arrears for the time that the law sets the Landlord may give the notice that it prescribes and apply to the tribunal for possession.",
          replaces: true,
        },
      ],
      absent: {
        of: tenancy,
        level: "Low",
        does: "Nothing says what follows when {they} does not pay.",
        why: "The Act's steps must be followed to the day, and {they} should know them.",
        ask: "Set out the notice and the tribunal step.",
        wording:
          "If rent is in arrears for the time that the law sets the Landlord may give the notice that it prescribes and apply to the tribunal for possession.",
      },
      proof: {
        answered: "19. If the Tenant is in breach the Landlord may re-enter without notice.",
        not: "19. If rent is in arrears the Landlord may give notice under the Act.",
      },
    },
    {
      id: "residential-tenancy/standard-form",
      topic: "statutory-step",
      title: "No mention of State form and rights",
      question: "Is this the form that the State requires, with its information sheet?",
      about: {
        says: /\bresidential tenanc\w+\b.{0,40}\b(?:act|regulation\w*)|\bstandard (?:form|terms)\b|\bprescribed\b|\brental act\b/,
      },
      answers: [],
      absent: {
        of: tenancy,
        level: "Medium",
        does: "The paper does not mention the State's tenancy law, form or information statement.",
        why: "A form of one's own may be invalid in part, and leaving the sheet out is an offence.",
        ask: "Use the State's standard form and attach its information statement.",
        wording:
          "This agreement is in the standard form prescribed under the residential tenancies law, which prevails over any additional term, and the information statement has been given to the Tenant.",
      },
      proof: {
        answered: "1. The rent is $500 per week.",
        not: "1. The Residential Tenancies Act 2010 applies and the rent is $500.",
      },
    },
    {
      id: "residential-tenancy/safety",
      topic: "premises",
      title: "No promise that the home is safe",
      question: "Are locks, alarms and services safe on the first day?",
      side: "recipient",
      about: {
        says: /\b(?:smoke alarms?|locks?|fit (?:to live|for habitation)|habitable|minimum standards?|safety (?:check|switch)|gas (?:check|safety|appliances?|fittings?)|electrical safety|pool)\b|\btakes? (?:it|those|the premises) as (?:it|those) (?:is|are)\b|\baccepts? the premises\b/,
        heading: /safety|locks|standards/,
      },
      answers: [
        {
          when: [
            /\bwe accepts?\b.{0,80}\b(?:as is|condition)|\bwe must\b.{0,60}\b(?:maintain|replace|test|install)\b.{0,40}\b(?:smoke alarms?|locks?|pool)|\bwe\b.{0,60}\btakes? (?:it|those|the premises) as (?:it|those) (?:is|are)\b|\bwe is responsible for\b.{0,30}\b(?:testing|maintaining|installing|replacing)\b.{0,40}\b(?:smoke alarms?|locks?|pool)|\bwe must fit\b.{0,20}\b(?:locks?|smoke alarms?)/,
          ],
          title: "Home is taken as it is",
          level: "Medium",
          does: "{We} must take the home as it is, or see to alarms, locks or pool.",
          why: "Safety of the home is {they}'s duty in law.",
          ask: "Ask that {they} keep alarms, locks, gas, electricity and pool safe.",
          wording:
            "The Landlord must provide and maintain working smoke alarms, locks, gas and electrical installations and any pool barrier as the law requires.",
        },
      ],
      absent: {
        of: tenancy,
        level: "Low",
        does: "No term deals with locks, smoke alarms or safety checks.",
        why: "{We} should know that they work before the first night.",
        ask: "Ask for the duty and the last check dates.",
        wording:
          "The Landlord must provide and maintain working smoke alarms, locks, gas and electrical installations as the law requires.",
      },
      proof: {
        answered:
          "8. The Tenant accepts the premises as is: the Tenant accepts the condition of the premises.",
        not: "8. The Landlord must maintain the smoke alarms.",
      },
    },
  ],
};
