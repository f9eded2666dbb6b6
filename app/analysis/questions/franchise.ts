import type { PaperQuestions } from "../asking/question.ts";

/** Franchises: the Franchisor's system, run by the Franchisee in a place of its own. */
export const franchise: PaperQuestions = {
  id: "franchise",
  of: /^Franchise agreement$/,
  roles: { recipient: "Franchisee", drafter: "Franchisor" },
  questions: [
    {
      id: "franchise/disclosure",
      topic: "statutory-step",
      title: "No mention of disclosure papers",
      question: "Did we get the disclosure document, Code and key facts in time?",
      side: "recipient",
      about: {
        says: /\bdisclosure document\b|\bfranchising code\b|\bkey facts\b|\bcode of conduct\b/,
      },
      answers: [],
      absent: {
        level: "High",
        does: "Nothing shows that {we} was given the disclosure document, Code and key facts sheet.",
        why: "They must come at least 14 days before signing or paying, with advice taken.",
        ask: "Get them first, and sign and pay only once the time has run.",
        wording:
          "The Franchisor gave the Franchisee the disclosure document, the Franchising Code and the key facts sheet on [date], at least 14 days before this agreement was signed and before any money that cannot be refunded was paid.",
      },
      proof: {
        answered: "1.1 The Franchisor grants the Franchisee a franchise.",
        not: "1.1 The Franchisee received the disclosure document.",
      },
    },
    {
      id: "franchise/disclosure-proof",
      topic: "statutory-step",
      title: "No proof of disclosure and advice",
      question: "Can we prove disclosure, and the advice certificates?",
      side: "drafter",
      about: {
        says: /\bdisclosure document\b|\bfranchising code\b|\bkey facts\b|\bcode of conduct\b/,
      },
      answers: [
        {
          when: [/\b(?:disclosure document|franchising code|key facts|code of conduct)\b/],
          lacks: [
            /\b(?:received|receipt|given|has been provided|acknowledges)\b.{0,160}\b(?:disclosure document|key facts)|\b(?:disclosure document|key facts)\b.{0,160}\b(?:received|receipt|given|provided|dated)/,
          ],
          title: "Date of disclosure is not recorded",
          level: "Medium",
          does: "No term records when {they} got the disclosure document, Code and key facts sheet, or took advice.",
          why: "If they were late or missing {we} may be fined and {they} may walk away.",
          ask: "Have the dates and the advice statements signed and kept.",
          wording:
            "The Franchisee acknowledges that it received the disclosure document, the Code and the key facts sheet on [date], at least 14 days before signing, and has given the signed statements about legal, business and accounting advice.",
        },
      ],
      absent: {
        level: "High",
        does: "The paper does not mention disclosure document, Code or advice certificates.",
        why: "Without proof of them {we} may be fined and {they} may walk away.",
        ask: "Serve them 14 days before signing and record it here.",
        wording:
          "The Franchisee acknowledges that it received the disclosure document, the Code and the key facts sheet on [date], at least 14 days before signing, and has given the signed statements about legal, business and accounting advice.",
      },
      proof: {
        answered: "1.1 The Franchisor complies with the Franchising Code of Conduct.",
        not: "1.1 The Franchisee received the disclosure document on 1 May 2026.",
      },
    },
    {
      id: "franchise/cooling-off",
      topic: "statutory-step",
      title: "No cooling-off period",
      question: "May we change our mind after signing, and what is refunded?",
      side: "recipient",
      about: {
        says: /\bcool\w*[- ]off\b|\bwithin \d{1,2} (?:business )?days (?:after|of) (?:signing|the date of this|entering)/,
        heading: /cooling/,
      },
      answers: [
        {
          when: [
            /\bcool\w*[- ]off\b.{0,160}\b(?<time>[1-9]|1[0-3]) (?:business )?days\b|\bcool\w*[- ]off\b.{0,160}\b(?:waive|does not apply|no (?:right|cooling))|\bwe waives?\b.{0,40}\bcool\w*[- ]off|\bno cool\w*[- ]off|\bwe may\b(?! not).{0,40}\b(?:terminate|end|cancel)\b.{0,40}\bwithin (?<days>[1-9]|1[0-3]) (?:business )?days (?:after|of) (?:signing|entering)/,
          ],
          title: "Cooling off is cut down",
          level: "High",
          does: "Cooling off is shorter than 14 days, or given up.",
          why: "The Code gives 14 days, and money paid comes back less reasonable costs.",
          ask: "Ask for 14 days from signing, with refund within 14 more.",
          wording:
            "The Franchisee may end this agreement within 14 days after signing, and the Franchisor must within 14 days refund all payments less its reasonable expenses that are set out here.",
          replaces: true,
        },
      ],
      absent: {
        level: "Medium",
        does: "The paper says nothing of cooling off.",
        why: "{We} has 14 days by the Code; silence invites a fight over the refund.",
        ask: "Ask for the right, and for how the refund is worked out.",
        wording:
          "The Franchisee may end this agreement in the cooling-off period of 14 days after signing, and the Franchisor must within 14 days refund all payments less its reasonable expenses as set out here.",
      },
      proof: {
        answered: "2.1 The cooling off period is 7 days.",
        not: "2.1 The Franchisee has a cooling-off period of 14 days.",
      },
    },
    {
      id: "franchise/territory",
      topic: "exclusivity",
      title: "No protected territory",
      question: "May they, or others, compete with us in our area or online?",
      side: "recipient",
      about: {
        says: /\bterritor\w+|\bexclusiv\w+\b(?!,? (?:property|jurisdiction|owner\w*|benefit|remed\w+|use)\b)|\b(?:other|another|additional) franchise\w*|\bonline\b.{0,80}\b(?:sell|sales?|compet\w*|orders?)/,
        heading: /territory|grant|exclusiv/,
      },
      answers: [
        {
          when: [
            /\bthey may not\b.{0,160}\b(?:grant|appoint|operate|open|establish|licen[cs]e)\b.{0,240}\b(?:territory|area|radius|kilomet\w+)/,
          ],
          fine: true,
        },
        {
          when: [
            /\bnon-?exclusive\b.{0,120}\b(?:territory|right|licen[cs]e|franchise|grant)|\bthey (?:may|reserves?)\b(?! not).{0,120}\b(?:open|establish|operate|appoint|grant|licen[cs]e|sell|distribute|market|conduct)\b.{0,160}\b(?:within|near|adjacent|online|internet|direct\w*|supermarkets?|(?:other|alternative) (?:channels|outlets|franchis\w+)|another|company[- ]owned|in the territory)\b|\bno (?:exclusiv\w+|territor\w+)|\bthey may\b(?! not).{0,120}\b(?:change|reduce|alter|vary|adjust)\b.{0,60}\bterritory|\bwe is not granted\b.{0,30}\bexclusiv\w+|\bthey (?:may|retains?)\b(?! not).{0,120}\b(?:other channels|internet|anywhere)\b|\bfranchises? may be granted by they\b/,
            /\b(?:territory|site|area|location|system|marks?|franchise)\b/,
          ],
          title: "Franchisor may compete in the area",
          level: "High",
          does: "{They} may open, appoint others or sell online where {we} trades.",
          why: "Sales on which the price was judged could go to {they} itself.",
          ask: "Ask for an exclusive area, online orders credited, and no change without consent.",
          wording:
            "During the term the Franchisor must not operate, or let others operate, a similar business in the Territory, must credit online sales delivered there to the Franchisee, and must not change the Territory without its consent.",
        },
      ],
      absent: {
        level: "High",
        does: "{We} is given no protected territory.",
        why: "Another outlet could open next door and share the trade that {we} paid for.",
        ask: "Ask for an exclusive area, online orders included.",
        wording:
          "During the term the Franchisor must not operate, or let others operate, a similar business in the exclusive Territory, and must credit online sales delivered there to the Franchisee.",
      },
      kinds: ["no-exclusivity", "territory"],
      proof: {
        answered:
          "3.1 The Franchisor may establish other franchises within the territory and sell online.",
        not: "3.1 The Franchisor may not appoint another franchisee in the Territory.",
      },
    },
    {
      id: "franchise/manual",
      topic: "variation",
      title: "The manual may change anything",
      question: "What may they change by the manual, and at whose cost?",
      side: "recipient",
      about: {
        says: /\b(?:operations?|operating|procedures?)? ?manual\b|\bsystem\b.{0,60}\b(?:chang|vari|modif)\w*/,
        heading: /manual|system/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,160}\b(?:chang|amend|var|updat|modif|revis|alter|supplement)\w*\b.{0,80}\b(?:manual|system|standards|specifications|image)|\bmanual\b.{0,120}\bas (?:amended|varied|updated|revised|changed)\b|\b(?:manual|system)\b.{0,80}\bmay be (?:chang|amend|var|updat|modif)\w*|\bthey may\b(?! not)\b.{0,80}\b(?:chang|revis|amend|var)\w*\b.{0,20}\bsystem\b|\bmanual\b.{0,40}\bthey may\b(?! not).{0,20}\b(?:revise|change|amend|vary|update)/,
          ],
          level: "High",
          does: "{They} may rewrite the manual or system whenever it likes, and {we} must follow.",
          why: "New equipment, menus or hours may cost a year's profit, with no say.",
          ask: "Ask for notice, consultation, a spending limit and this paper to prevail.",
          wording:
            "The Franchisor must give {noticeTime|60 days}' notice of a change to the manual. This agreement prevails over it, and a change that costs more than $[amount] in a year requires the Franchisee's consent.",
        },
      ],
      kinds: ["unilateral-variation"],
      proof: {
        answered:
          "5.2 The Franchisor may amend the Manual at any time and the Franchisee must comply.",
        not: "5.2 The manual may not be inconsistent with this agreement.",
      },
    },
    {
      id: "franchise/capital",
      topic: "price",
      title: "Refits and new equipment without limit",
      question: "What further money may we be made to spend?",
      side: "recipient",
      about: {
        says: /\brefurbish\w*|\brefit\b|\bupgrade\w*|\bcapital expenditure\b|\brenovat\w+|\bremodel\w*/,
        heading: /refurb|upgrade|fit-?out|capital/,
      },
      answers: [
        {
          when: [
            /\bwe must\b.{0,200}\b(?:refurbish\w*|refit|upgrade\w*|renovat\w+|remodel\w*|replace)\b|\bthey may\b(?! not).{0,100}\brequire\b.{0,120}\b(?:refurbish\w*|refit|upgrade\w*|renovat\w+|capital)|\bthey may\b(?! not).{0,60}\b(?:direct|require|ask)\b.{0,80}\b(?:remodel\w*|refurbish\w*|upgraded?|renovat\w+|re-?fitted)|\bnew equipment\b.{0,40}\bby we\b.{0,40}\bwhenever\b|\bwe must\b.{0,40}\b(?:buy|install|acquire)\b.{0,40}\bnew equipment\b.{0,60}\bthey/,
          ],
          lacksHere: [
            /\b(?:not (?:more|exceed)|no more than|maximum|disclosed in|agreed)\b.{0,80}\b(?:\$|times?|disclosure|years)/,
          ],
          level: "High",
          does: "{We} must refit or upgrade when {they} says, at a cost with no limit.",
          why: "Spending late in the term cannot be earned back, and the Code bars much of it.",
          ask: "Ask for a set sum and year, only as disclosed, none in the last three years.",
          wording:
            "The Franchisee need not spend significant capital except as disclosed before it signed, agreed by most franchisees, or required by law, and not in the last three years of the term unless it is renewed.",
          replaces: true,
        },
      ],
      kinds: ["refurbishment"],
      proof: {
        answered:
          "5.6 The Franchisee must refurbish the premises whenever the Franchisor requires.",
        not: "5.6 The Franchisee must refurbish only as disclosed in the disclosure document, at no more than $20,000.",
      },
    },
    {
      id: "franchise/marketing-fund",
      topic: "price",
      title: "Marketing money without account",
      question: "How are our marketing fees spent and accounted for?",
      side: "recipient",
      about: {
        says: /\b(?:marketing|advertising|promotion\w*|co-?operative|brand)\b.{0,60}\b(?:fund|fee|levy|contribution)/,
        heading: /marketing|advertising/,
      },
      answers: [
        {
          when: [
            /\b(?:marketing|advertising|promotion\w*|brand)\b.{0,60}\b(?:fund|fee|levy|contribution)\b/,
          ],
          lacks: [
            /\b(?:marketing|advertising|fund)\b.{0,300}\b(?:audit\w*|statement|laid open|account for|separate (?:bank )?account|annual report)/,
          ],
          level: "Medium",
          does: "{We} pays into a marketing fund, with no account, audit or share for its own area.",
          why: "The money may pay {they}'s staff or other outlets.",
          ask: "Ask for a separate account, yearly audited statement and a say.",
          wording:
            "The Franchisor must keep marketing contributions in a separate account, spend them only on marketing that benefits franchisees, contribute for its own outlets, and give an audited statement within four months after each year.",
        },
      ],
      proof: {
        answered: "6.3 The Franchisee must pay a marketing levy of 3% of gross sales.",
        not: "6.3 The marketing levy is kept in a separate account and audited yearly.",
      },
    },
    {
      id: "franchise/royalty-gross",
      topic: "price",
      title: "Royalty on gross sales",
      question: "What fees do we pay, and are they due when we lose money?",
      side: "recipient",
      about: {
        says: /\b(?:royalt\w+|franchise (?:service )?fees?|service fee|continuing fee)\b/,
        heading: /royalt|fees/,
      },
      answers: [
        {
          when: [
            /\b(?:royalt\w+|franchise (?:service )?fees?|continuing fees?|service fees?)\b.{0,200}\b(?:greater of|minimum|whichever is (?:the )?(?:greater|higher)|not less than)\b/,
          ],
          title: "Minimum fee, however little is sold",
          level: "High",
          does: "A minimum fee is due however little {we} sells.",
          why: "In a slow start or closure it may take all there is.",
          ask: "Ask for a share of sales only, with a start-up holiday.",
          wording:
            "The royalty is a share of net sales actually received, with no minimum, and is not payable for the first three months or while the business cannot trade for reasons beyond the Franchisee's control.",
        },
        {
          when: [
            /\bthey may\b(?! not).{0,120}\b(?:increase|vary|change|adjust|introduce|impose)\b.{0,80}\b(?:royalt\w+|fees?|levy|charges?)/,
          ],
          title: "Fees may be raised or added",
          level: "High",
          does: "{They} may raise or add fees by itself.",
          why: "{We}'s margin is small and it cannot leave.",
          ask: "Ask for fixed fees, moved by CPI only.",
          wording:
            "Fees are those in the schedule, may rise once a year by no more than CPI, and no new fee may be introduced without the Franchisee's consent.",
        },
        {
          when: [
            /\b(?:royalt\w+|franchise (?:service )?fees?|service fees?|continuing fees?)\b.{0,120}?\b(?<share>\d{1,2}(?:\.\d+)? ?(?:%|per ?cent)) of\b.{0,40}\bgross\b/,
          ],
          title: "Royalty of {share} on gross sales",
          level: "Low",
          does: "Fees are {share} of gross sales, profit or no profit.",
          why: "Refunds, discounts and platform fees may count as sales.",
          ask: "Ask that refunds, GST, discounts and delivery fees be left out.",
          wording:
            "Gross sales exclude GST, refunds, discounts, staff meals, and fees kept by delivery platforms.",
        },
      ],
      proof: {
        answered:
          "6.1 The Franchisee must pay a royalty of the greater of 6% of gross sales and $2,000 per month.",
        not: "6.1 The Franchisee must pay a royalty on net sales.",
      },
    },
    {
      id: "franchise/tied-supply",
      topic: "exclusivity",
      title: "Stock only from the franchisor, at its price",
      question: "From whom must we buy, at what price, and who keeps rebates?",
      side: "recipient",
      about: {
        says: /\b(?:approved|nominated|designated) suppliers?\b|\brebates?\b|\bpurchase\b.{0,80}\b(?:from|only|exclusively)/,
        heading: /suppl|purchas/,
      },
      answers: [
        {
          when: [
            /\bwe (?:must|may not)\b.{0,160}\b(?:purchase|buy|acquire|obtain|source)\b.{0,160}\b(?:only|exclusively|solely|from they|(?:approved|nominated|designated) suppliers?|other than from)|\bthey may\b(?! not).{0,60}\b(?:receive|retain|keep)\b.{0,60}\b(?:rebates?|commissions?|margin)|\b(?:bought|purchased|sourced|obtained|acquired)\b.{0,40}\b(?:from (?:they\b|(?:approved|nominated|designated) suppliers?))|\bwe may not\b.{0,20}\b(?:buy|purchase) elsewhere\b|\bwe may only\b.{0,40}\b(?:use|sell|stock)\b.{0,80}\bfrom they\b/,
          ],
          level: "Medium",
          does: "{We} must buy from {they} or its chosen suppliers, with no check on price.",
          why: "{They} may profit from every order, and rebates may stay with it.",
          ask: "Ask for market prices, rebates shared, and other suppliers that meet the standard.",
          wording:
            "Prices must be competitive with comparable goods. The Franchisor must disclose and share rebates, and must approve another supplier that meets its standards.",
        },
      ],
      kinds: ["exclusivity"],
      proof: {
        answered: "5.4 The Franchisee must purchase all stock only from approved suppliers.",
        not: "5.4 The Franchisee may purchase stock from any supplier at any price, and rebates are shared.",
      },
    },
    {
      id: "franchise/earnings-disclaimed",
      topic: "quality-warranty",
      title: "Earnings figures may not be relied on",
      question: "May we rely on what we were told about turnover?",
      side: "recipient",
      about: {
        says: /\b(?:represent\w+|relied|reliance|warrant\w+|projections?|forecasts?|earnings|turnover|profitab\w+)\b/,
        heading: /representation|warrant|entire|acknowledg/,
      },
      answers: [
        {
          when: [
            /\bwe (?:acknowledges?|agrees?|warrants?|confirms?|represents?)\b.{0,300}\b(?:not relied|no (?:representations?|warrant\w+|promise|reliance)|own (?:enquir|investigat|judgement|judgment)\w*|success)|\bthey (?:makes? no|gives? no|does not|has made no)\b.{0,120}\b(?:represent\w+|warrant\w+|promise|guarantee)\b.{0,120}\b(?:earning|turnover|profit|success|sales|income|viab)|\bno (?:representations?|warrant\w+|promise)\b.{0,160}\b(?:sales|income|profits?|earnings|turnover)\b.{0,120}\b(?:made|given) by they\b|\b(?:earnings|turnover|sales|profits?)\b.{0,120}\b(?:we has not relied|not relied)\b/,
          ],
          level: "High",
          does: "{We} says that it relied on nothing it was told about sales or profit.",
          why: "If the figures were wrong this is the first thing {they} will show.",
          ask: "Ask to delete it, or list the figures given and attach them.",
          wording:
            "The Franchisee relied on the information in the schedule, which the Franchisor warrants is accurate and not misleading and, where it is a forecast, has reasonable grounds.",
        },
      ],
      proof: {
        answered:
          "18.1 The Franchisee acknowledges that it has not relied on any representation about turnover.",
        not: "18.1 The Franchisor warrants that its turnover figures are accurate.",
      },
    },
    {
      id: "franchise/termination",
      topic: "exit-breach",
      title: "Ended at once, little time to cure",
      question: "When may they end it, and have we time to cure?",
      side: "recipient",
      about: {
        says: /\bthey may\b(?! not).{0,120}\b(?:terminat\w+|end|cancel)/,
        heading: /terminat|default/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,120}\b(?:terminate|end)\b(?! the (?:fund|lease)).{0,120}\b(?:at any time|convenience|without cause|any reason)\b|\bthey may\b(?! not).{0,60}\b(?:terminate|end)\b.{0,80}\bwithout (?:cause|reason)/,
          ],
          title: "Ended without any breach",
          level: "High",
          does: "{They} may end the franchise without {we} being in breach.",
          why: "Fit-out, fees and goodwill would be lost at {they}'s wish.",
          ask: "Ask to delete it.",
          wording:
            "The Franchisor may terminate only for a breach that the Franchisee has not remedied within {cureTime|30 days} after notice, or for a special circumstance listed in the Franchising Code.",
          replaces: true,
        },
        {
          when: [
            /^(?!.*\b(?:remed\w+|rectif\w+|cure)\b.{0,60}\b(?:30|reasonable)\b).*\bthey may\b(?! not).{0,120}\b(?:terminate|end)\b.{0,200}\b(?:immediately|without notice|forthwith|at once|any breach|opinion)\b|\bthey may\b(?! not).{0,60}\b(?:terminate|end)\b.{0,120}\bwithout (?:any )?(?:opportunity|right|time) to (?:cure|remedy)|\bwithin [1-7] (?:business )?days\b.{0,60}\bthey may\b(?! not).{0,30}\b(?:terminate|end)/,
          ],
          level: "High",
          does: "{They} may end at once, with little or no time to cure.",
          why: "A missed report or payment could cost the whole business.",
          ask: "Ask for notice with reasons, 30 days to cure, and only the Code's special cases at once.",
          wording:
            "The Franchisor must give written notice of a breach and what is required, and allow {cureTime|30 days} to remedy it. It may terminate without that only in a special circumstance listed in the Franchising Code, on seven days' notice.",
          replaces: true,
        },
      ],
      kinds: ["termination-for-breach", "termination-for-convenience"],
      proof: {
        answered:
          "14.1 The Franchisor may terminate this agreement immediately if the Franchisee commits any breach.",
        not: "14.1 The Franchisor may terminate if a breach is not remedied within 30 days after notice.",
      },
    },
    {
      id: "franchise/no-exit",
      topic: "exit-convenience",
      title: "No way out for the franchisee",
      question: "May we leave if the business loses money or they fail us?",
      side: "recipient",
      about: {
        says: /\b(?:we|everybody) may\b(?! not).{0,120}\b(?:terminate|end|exit|propose)\b/,
        heading: /termination by (?:the )?franchisee/,
      },
      answers: [],
      absent: {
        of: /\bthey may\b(?! not).{0,160}\b(?:terminate|end)\b|\bterm\b.{0,60}\b\d{1,2} years/,
        level: "High",
        does: "{We} has no right to end the franchise, even if {they} fails it.",
        why: "Rent, royalties and guarantees run to the end of the term while it loses money.",
        ask: "Ask for exit on {they}'s breach, and on notice when losses last six months.",
        wording:
          "The Franchisee may terminate if the Franchisor does not remedy a breach within 30 days after notice, or by 90 days' notice if the business has made a loss for six months in a row.",
      },
      proof: {
        answered: "14.1 The Franchisor may terminate for breach.",
        not: "14.1 The Franchisor may terminate for breach. The Franchisee may terminate if the Franchisor is in breach.",
      },
    },
    {
      id: "franchise/early-cost",
      topic: "exit-cost",
      title: "Future fees are due on ending early",
      question: "What must we pay if it ends early?",
      side: "recipient",
      about: {
        says: /\b(?:terminat\w+|end\w*|early)\b.{0,200}\b(?:royalt\w+|fees?|liquidated|damages|remainder|unexpired)/,
        heading: /consequences|after termination/,
      },
      answers: [
        {
          when: [
            /\bwe must\b.{0,160}\bpay\b.{0,160}\b(?:royalt\w+|fees?|damages)\b.{0,200}\b(?:remainder|rest|balance|unexpired|would have)\b|\bterminat\w+\b.{0,240}\b(?:liquidated damages|loss of (?:future )?royalt\w+|future royalt\w+)|\bwe is liable for\b.{0,40}\bloss of\b.{0,20}\b(?:future )?(?:royalt\w+|(?:franchise )?fees?)|\b(?:royalt\w+|fees?)\b.{0,60}\b(?:unexpired|remaining|balance|rest)\b.{0,40}\bterm\b.{0,40}\b(?:payable|due)\b.{0,20}\bby we\b/,
          ],
          level: "High",
          does: "{We} owes future royalties if the franchise ends early.",
          why: "It would pay for a business that it no longer has, perhaps backed by its directors' homes.",
          ask: "Ask to delete it, or for three months' average at most.",
          wording:
            "On early termination the Franchisee's liability for future fees is limited to three months' average royalties and is reduced when the Territory is granted to another.",
          replaces: true,
        },
      ],
      kinds: ["early-termination-fee"],
      proof: {
        answered:
          "15.3 On termination the Franchisee must pay the royalties for the remainder of the term.",
        not: "15.3 On termination fees that are due must be paid.",
      },
    },
    {
      id: "franchise/restraint",
      topic: "restraint",
      title: "Similar businesses are barred",
      question: "May we stay in our trade when it ends?",
      side: "recipient",
      about: { says: /\b(?:restrain\w*|compet\w+|similar business)\b/, heading: /restrain|compet/ },
      answers: [
        {
          when: [
            /\b(?:for|period of|within) (?:a period of )?(?<time>\d{1,2} (?:months?|years?))\b.{0,300}\b(?:compet\w+|similar)\b|\b(?:we|everybody) may not\b.{0,400}\b(?:compet\w+|similar business)\b.{0,200}?\b(?<span>\d{1,2} (?:months?|years?))\b/,
          ],
          title: "Restraint for {time}{span} after the end",
          level: "High",
          does: "{We} may not run a similar business for {time}{span} after the end.",
          why: "It may be the only trade that {we} knows, and the site may be its own.",
          ask: "Ask for six months and a small area, and none where {they} does not renew or pay goodwill.",
          wording:
            "The restraint lasts six months within three kilometres of the site, and does not apply if the Franchisor breached this agreement, or the Franchisee sought renewal and was refused without genuine compensation for goodwill.",
        },
        {
          when: [
            /\b(?:we|everybody) may not\b.{0,400}\b(?:compet\w+|similar business)\b|\bno compet\w+ business\b.{0,40}\bby we\b/,
          ],
          level: "Medium",
          does: "{We} may not run or hold an interest in a similar business.",
          why: "It reaches family members, small holdings and businesses that it had before.",
          ask: "Ask to except earlier businesses, and limit time and area.",
          wording:
            "The restraint does not apply to businesses that the Franchisee or its principals had before, or to holdings of up to 5% of a listed company.",
        },
      ],
      kinds: ["restraint-of-trade"],
      proof: {
        answered:
          "16.1 For 2 years after termination the Franchisee must not engage in a business that competes with the System.",
        not: "16.1 No restraint applies after the term.",
      },
    },
    {
      id: "franchise/restraint-weak",
      topic: "restraint",
      title: "No restraint on former franchisees",
      question: "What stops a former franchisee trading on in the same place?",
      side: "drafter",
      about: {
        says: /\b(?:restrain\w*|compet(?:e|es|ing|itors?|itive business\w*)|competition\b(?! and consumer)|similar business)/,
        heading: /restrain|compet/,
      },
      answers: [
        {
          when: [/\b(?:they|everybody) may not\b.{0,400}\b(?:compet\w+|similar)/],
          lacks: [
            /\b(?:guarantors?|directors?|principals?)\b.{0,200}\b(?:compet\w+|restrain\w*)|\b(?:compet\w+|restrain\w*)\b.{0,300}\b(?:guarantors?|directors?|principals?)/,
          ],
          title: "Restraint misses the people behind it",
          level: "Medium",
          does: "The restraint binds {they} but not the people behind it.",
          why: "They could open next door through another company.",
          ask: "Bind directors and guarantors, with falling periods and areas.",
          wording:
            "Each director and Guarantor is bound by the restraint as if it were the Franchisee and must sign this agreement for that purpose.",
        },
      ],
      absent: {
        level: "High",
        does: "Nothing stops {they} running a rival from the same place once the franchise ends.",
        why: "The system, customers and site could be kept and used against {we}.",
        ask: "Add a restraint with falling periods and areas that binds directors too.",
        wording:
          "For 12 months or, if that is unenforceable, six months after this agreement ends the Franchisee, its directors and Guarantors must not be engaged in a business that competes with the System within five kilometres of the site.",
      },
      kinds: ["restraint-of-trade"],
      proof: {
        answered:
          "16.1 The Franchisee must not engage in a business that competes with the System.",
        not: "16.1 The Franchisee and its directors must not compete with the System.",
      },
    },
    {
      id: "franchise/goodwill",
      topic: "after-end",
      title: "No payment for goodwill",
      question: "What do we get for the business when it ends?",
      side: "recipient",
      about: { says: /\bgoodwill\b/, heading: /goodwill/ },
      answers: [
        {
          when: [
            /\bgoodwill\b.{0,200}\b(?:belongs?|property of|owned by|inures?|vests?|benefit of) (?:to |in |of )?they\b|\b(?:no|without)\b.{0,60}\b(?:compensation|payment)\b.{0,80}\bgoodwill|\bwe (?:must have|has) no\b.{0,60}\b(?:right|interest|claim)\b.{0,20}\bgoodwill|\bgoodwill\b.{0,160}\b(?:enures?|accrues?)\b.{0,40}\bthey\b|\bgoodwill\b.{0,60}\bis their\b|\bno compensation\b.{0,20}\bfor goodwill/,
          ],
          title: "Goodwill passes without payment",
          level: "High",
          does: "All goodwill is {they}'s, and {we} gets nothing for the trade it built.",
          why: "At the end {they} may take over or resell a going business.",
          ask: "Ask for payment for goodwill where it is not renewed.",
          wording:
            "If this agreement is not renewed or ends without the Franchisee's breach, the Franchisor must pay the Franchisee the value of its local goodwill, stock and equipment as set by an independent valuer.",
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing says whether {we} is paid for goodwill at the end.",
        why: "{They} may take over or resell a trade that {we} built.",
        ask: "Ask for payment where it is not renewed.",
        wording:
          "If this agreement is not renewed or ends without the Franchisee's breach, the Franchisor must pay the Franchisee the value of its local goodwill as set by an independent valuer.",
      },
      kinds: ["no-compensation"],
      proof: {
        answered: "15.5 All goodwill of the business belongs to the Franchisor.",
        not: "15.5 The Franchisor must pay for goodwill if it does not renew.",
      },
    },
    {
      id: "franchise/buy-back",
      topic: "after-end",
      title: "Franchisor may take over at the end",
      question: "May they take our premises, stock and phone numbers, and at what price?",
      side: "recipient",
      about: {
        says: /\b(?:purchase|acquire|buy|take (?:over|an assignment))\b.{0,120}\b(?:assets|stock|equipment|lease|premises|business)/,
        heading: /option to purchase|consequences|after termination/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,160}\b(?:purchase|acquire|buy|take (?:over|an assignment of))\b.{0,160}\b(?:assets|stock|equipment|lease|premises|business|fit-?out)|\bthey may\b(?! not).{0,60}\b(?:acquire|purchase|buy)\b.{0,60}\b(?:inventory|fixtures|leasehold)|\bwe must\b.{0,60}\b(?:transfer|assign)\b.{0,60}\b(?:lease|telephone|phone)\b|\b(?:stock|lease|premises|shop|fittings)\b.{0,40}\bmay be taken over by they\b/,
          ],
          level: "Medium",
          does: "{They} may take over lease, stock and equipment at the end.",
          why: "A price at book value, or set by {they}, leaves {we} with the loans.",
          ask: "Ask for market value by an independent valuer, all or none, paid before handover.",
          wording:
            "If the Franchisor exercises this right it must take all the assets at market value as a going concern, set by an independent valuer, pay before handover and release the Franchisee and Guarantors from the lease.",
        },
      ],
      kinds: ["buy-sell"],
      proof: {
        answered:
          "15.6 On termination the Franchisor may purchase the stock and equipment at book value.",
        not: "15.6 On termination the Franchisee may sell its stock.",
      },
    },
    {
      id: "franchise/renewal",
      topic: "renewal",
      title: "No right to renew",
      question: "May we renew, on what terms and cost?",
      side: "recipient",
      about: {
        says: /\brenew\w*\b.{0,100}\b(?:agreement|franchise|terms?|licen[cs]e)\b|\b(?:agreement|franchise|terms?)\b.{0,80}\brenew\w*|\b(?:further|additional|extended|second) term\b|\bextend\w*\b.{0,40}\b(?:term|agreement)|\bextension of\b.{0,30}\b(?:term|agreement)/,
        heading: /renew|extension/,
      },
      answers: [
        {
          when: [
            /\b(?:renew\w*|further term)\b.{0,500}\b(?:then[- ]current|current form|new (?:franchise )?agreement|standard form|different terms|refurbish\w*|renewal fee|release)\b/,
          ],
          title: "Renewal on a new form and fee",
          level: "High",
          does: "Renewal is on {they}'s new form, with a fee, refit or release.",
          why: "Fees and area could be worse, with {we}'s investment already made.",
          ask: "Ask for the same fees and area, no release and a capped renewal cost.",
          wording:
            "The further term is on the terms of this agreement, with the same fees and Territory, no release of claims, and a renewal fee of no more than the Franchisor's reasonable legal costs.",
        },
        {
          when: [
            /\b(?:no (?:right|option)|may not|not (?:be )?(?:entitled|obliged)|discretion)\b.{0,80}\b(?:renew\w*|extend|further term)|\b(?:renew\w*|further term)\b.{0,80}\b(?:nil|none|not applicable|discretion)/,
          ],
          title: "Renewal is excluded",
          level: "High",
          does: "{We} has no right to renew.",
          why: "Fit-out and goodwill may have to be earned back in one term.",
          ask: "Ask for one further term at least as long as the lease.",
          wording:
            "If it is not in serious unremedied breach the Franchisee may renew for a further term of five years on the terms of this agreement, by six months' notice.",
          replaces: true,
        },
      ],
      absent: {
        level: "Medium",
        does: "The paper gives no right to renew.",
        why: "Fit-out and goodwill may have to be earned back in one term.",
        ask: "Ask for one further term at least as long as the lease.",
        wording:
          "If it is not in serious unremedied breach the Franchisee may renew for a further term of five years on the terms of this agreement, by six months' notice.",
      },
      kinds: ["renewal-option"],
      proof: {
        answered:
          "4.2 The Franchisee may renew on the Franchisor's then-current franchise agreement: renewal is on the then-current form.",
        not: "4.2 The Franchisee may renew for a further term on the same terms.",
      },
    },
    {
      id: "franchise/return-on-term",
      topic: "term",
      title: "No tie between lease and franchise",
      question: "Does the lease last as long as the franchise, and can we earn our money back?",
      side: "recipient",
      about: {
        says: /\b(?:head ?-?lease|lease|sub-?lease|licen[cs]e to occupy|occup(?:y|ies|ation))\b.{0,160}\b(?:term|expir\w+|coincid\w*|terminat\w+|premises|shop|site|as long as)|\breturn on\b.{0,40}\binvestment/,
        heading: /lease/,
      },
      answers: [
        {
          when: [
            /\b(?:licen[cs]e to occupy|sub-?lease|occup\w+ licen[cs]e)\b.{0,240}\b(?:terminat|ends?|ceases?|expire)\w*|\b(?:licen[cs]e to occupy|sub-?lease|occup\w+ licen[cs]e)\b.{0,120}\b(?:as|so) long as\b|\bwe may\b(?! not).{0,20}\b(?:use|occupy)\b.{0,40}\bonly while\b/,
          ],
          title: "Shop is lost with the franchise",
          level: "Medium",
          does: "{We} holds the shop only under {they}, and loses it with the franchise.",
          why: "{They} may end both, or fail to renew the head lease, and the fit-out is gone.",
          ask: "Ask for a lease of its own, or the same term and direct rights against the owner.",
          wording:
            "The Franchisor must keep the head lease on foot for the term, give the Franchisee a copy, and let it take an assignment if the Franchisor defaults.",
        },
      ],
      absent: {
        of: /\b(?:premises|site|store|shop|outlet)\b/,
        level: "Medium",
        does: "Nothing ties the lease of the shop to the term of the franchise.",
        why: "{We} may lose the place before the franchise ends, or owe rent after it.",
        ask: "Ask that both run together, with a way out if the lease ends.",
        wording:
          "If the lease of the premises ends without the Franchisee's fault it may move to another approved site or end this agreement without cost.",
      },
      proof: {
        answered:
          "7.1 The Franchisee's licence to occupy the premises terminates when this agreement ends.",
        not: "7.1 The lease of the premises has the same term as this agreement.",
      },
    },
    {
      id: "franchise/transfer",
      topic: "assignment",
      title: "Sale of the business may be refused",
      question: "May we sell, and on what conditions?",
      side: "recipient",
      about: {
        says: /\b(?:transfer|assign|sell|sale|novat)\w*\b/,
        heading: /transfer|assign|sale/,
      },
      answers: [
        {
          when: [
            /^(?!.*\bthey may not (?:unreasonably|require)\b).*?(?:\b(?:transfer|assign\w*|sale|sell|novat\w+)\b.{0,500}\b(?:transfer fee|fee of|\$[\d,]+|release|refurbish\w*|training fee|then[- ]current)\b)/,
          ],
          title: "Sale needs a fee, release or refit",
          level: "Medium",
          does: "To sell its business {we} must pay a fee, give a release or bring the shop up to date.",
          why: "Each takes money from the price or puts buyers off.",
          ask: "Ask for {they}'s real cost only, no release, and consent not unreasonably refused.",
          wording:
            "The Franchisor must not unreasonably withhold consent to a transfer, is taken to consent after 42 days, may charge only its reasonable costs, and may not require a release or refurbishment.",
          replaces: true,
        },
        {
          when: [
            /\bwe may not\b.{0,120}\b(?:transfer|assign|sell|novate)\b(?!.{0,300}\bunreasonabl)|\bmay be sold\b.{0,60}\bonly (?:with|after)\b/,
          ],
          level: "Medium",
          does: "{We} may not sell without consent, and nothing makes {they} act reasonably.",
          why: "The business is what {we} has to show for its money.",
          ask: "Ask that consent is not to be unreasonably withheld.",
          wording:
            "The Franchisor must not unreasonably withhold consent to a transfer and is taken to consent if it does not answer within 42 days.",
        },
      ],
      kinds: ["assignment"],
      proof: {
        answered:
          "13.2 The Franchisee may transfer the business if it pays a transfer fee of $15,000.",
        not: "13.2 The Franchisor must not unreasonably withhold consent to a transfer.",
      },
    },
    {
      id: "franchise/first-refusal",
      topic: "share-transfer",
      title: "The franchisor may buy first",
      question: "May they step in when we have found a buyer?",
      side: "recipient",
      about: {
        says: /\bfirst refusal\b|\bright of first\b|\bpre-?empti\w+|\bfirst offer|\bbusiness\b.{0,60}\bonly after they has\b/,
        heading: /first refusal/,
      },
      answers: [
        {
          when: [
            /\b(?:first refusal|right of first|pre-?empti\w+|first offer)\b|\bwe must first offer\b|\bfirst offer (?:it|the business) to they\b|\bonly after they has (?:declined|refused)\b/,
          ],
          level: "Low",
          does: "{They} may step in and buy when {we} has found a buyer.",
          why: "Buyers dislike working for a price that another may take.",
          ask: "Ask for 14 days, the same terms and all of it.",
          wording:
            "The Franchisor must exercise its right within 14 days after notice, on the same price and terms and for the whole business, and otherwise loses it for that sale.",
          replaces: true,
        },
      ],
      kinds: ["first-refusal", "pre-emption"],
      proof: {
        answered: "13.5 The Franchisor has a right of first refusal on any sale.",
        not: "13.5 The Franchisee may sell to any approved buyer.",
      },
    },
    {
      id: "franchise/guarantee",
      topic: "guarantee",
      title: "Directors guarantee everything",
      question: "Who guarantees, for how much, until when?",
      side: "recipient",
      about: { says: /\bguarant(?:ee|ees|or|ors)\b/, heading: /guarant/ },
      answers: [
        {
          when: [/\bguarant\w+\b.{0,240}\b(?:limited to|may not exceed|up to \$|maximum of)/],
          fine: true,
        },
        {
          when: [
            /\bguarantors?\b.{0,300}\b(?:guarantees?|indemnif\w+|jointly|severally|unconditional\w*)\b|\b(?:directors?|principals?)\b.{0,120}\bguarant(?:ees?|y)\b|\b(?:shareholders?|directors?|principals?)\b.{0,40}\bpersonally (?:answerable|liable|responsible)\b|\bpersonal guarantee\b/,
          ],
          level: "High",
          does: "The people behind {we} guarantee all that it owes, without limit.",
          why: "If the business fails, homes and savings stand behind royalties, rent and damages.",
          ask: "Ask for a money limit, fees already due only, and release on sale.",
          wording:
            "The Guarantors' liability is limited to six months' fees, covers only amounts due before termination, and ends when the business is transferred.",
        },
      ],
      kinds: ["personal-guarantee"],
      proof: {
        answered:
          "17.1 The Guarantors guarantee jointly and severally the performance of the Franchisee. Each Guarantor unconditionally guarantees payment.",
        not: "17.1 The Guarantor guarantees payment, limited to $50,000.",
      },
    },
    {
      id: "franchise/support",
      topic: "service-level",
      title: "No training or support",
      question: "What must they do for the fees?",
      side: "recipient",
      about: {
        says: /\bthey (?:must|shall)\b.{0,160}\b(?:train\w*|assist\w*|support|advice|guidance|marketing)|\b(?:initial|ongoing) (?:training|support|assistance)|\b(?:advisory|continuing|operational) (?:assistance|advice|support)\b|\bthey (?:may|decides?)\b.{0,80}\b(?:assist\w*|support|training|help)\b/,
        heading: /training|support|assistance|obligations of (?:the )?franchisor/,
      },
      answers: [
        {
          when: [
            /\bthey (?:may|must)\b.{0,160}\b(?:train\w*|assist\w*|support|advice|guidance)\b.{0,160}\b(?:considers?|discretion|determines?|thinks? fit|from time to time|appropriate|see[sn]? fit)|\bthey may\b(?! not),? (?:in|at) its\b.{0,20}\bdiscretion\b.{0,60}\b(?:assist\w*|support|advice|training)|\b(?:support|training|assistance|advice)\b.{0,30}\bmay be (?:provided|given|offered) by they\b|\bthey decides?\b.{0,20}\bhow much\b.{0,20}\b(?:help|support|training)/,
          ],
          title: "Support is as the franchisor thinks fit",
          level: "Medium",
          does: "{They} gives as much help as it thinks fit.",
          why: "{We} pays for a proven system and support; little is promised.",
          ask: "Ask for listed training, visits and help, and fees reduced if they fail.",
          wording:
            "The Franchisor must provide at least two weeks' initial training, a field visit each month, and help by phone on every trading day.",
        },
      ],
      absent: {
        level: "High",
        does: "{They} promises {we} no training or support.",
        why: "Fees are paid for a system and help that nothing obliges {they} to give.",
        ask: "Ask for listed training, visits and help.",
        wording:
          "The Franchisor must provide at least two weeks' initial training, a field visit each month, and ongoing support by phone on every trading day.",
      },
      proof: {
        answered:
          "8.1 The Franchisor must provide such training as it considers appropriate from time to time.",
        not: "8.1 The Franchisor must provide two weeks' training.",
      },
    },
    {
      id: "franchise/entry-step-in",
      topic: "conduct-and-access",
      title: "Franchisor may step in and run it",
      question: "May they enter, inspect and take over?",
      side: "recipient",
      about: {
        says: /\bstep[- ]in\b|\b(?:manage|operate|run|take over|enter)\b.{0,80}\b(?:business|franchise|premises)/,
        heading: /step-?in|management|inspection/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,160}\b(?:step[- ]in|assume (?:the )?management|take over|manage|operate|conduct)\b.{0,80}\b(?:business|franchise|outlet|store)|\bthey may\b(?! not).{0,60}\b(?:appoint a manager|assume control)\b|\b(?:business|outlet|franchise)\b.{0,30}\bmay be (?:taken over|run|operated|managed)\b.{0,20}\bby they\b/,
          ],
          level: "Medium",
          does: "{They} may step in and run {we}'s business at {we}'s cost.",
          why: "It may run it down, pay itself first and keep control.",
          ask: "Ask for serious default only, a time limit, and account of profits.",
          wording:
            "The Franchisor may step in only for a serious default that threatens health or the brand, for no more than 30 days, must account for all takings and is liable for loss that it causes.",
          replaces: true,
        },
      ],
      kinds: ["step-in", "entry-on-premises"],
      proof: {
        answered:
          "14.5 The Franchisor may step in and operate the business at the Franchisee's cost.",
        not: "14.5 The Franchisor may inspect the premises on notice.",
      },
    },
    {
      id: "franchise/audit-cost",
      topic: "audit",
      title: "Audits at the franchisee’s cost",
      question: "Who may look into our books, and who pays?",
      side: "recipient",
      about: {
        says: /\baudit\w*\b|\binspect\w*\b.{0,80}\b(?:books|records|accounts)/,
        heading: /audit|records|accounts/,
      },
      answers: [
        {
          when: [
            /\b(?:audit\w*|inspect\w*|discrepanc\w+|understate\w*)\b.{0,300}\b(?:we must (?:pay|bear|reimburse)|at our (?:cost|expense)|our expense|cost of (?:the )?(?:audit|inspection))|\b(?<share>[1-3]) ?(?:%|per ?cent)\b.{0,160}\b(?:audit|inspection)|\b(?:audit|inspection)\b.{0,40}\b(?:borne|paid|met) by we\b/,
          ],
          level: "Low",
          does: "{We} pays for {they}'s audit if a small error is found.",
          why: "An auditor's bill may be many times the error.",
          ask: "Ask for 5%, and once a year.",
          wording:
            "The Franchisee must pay the reasonable cost of an audit only if it shows that fees were underpaid by more than 5% in the year, and audits may take place once a year on 14 days' notice.",
          replaces: true,
        },
      ],
      kinds: ["audit-rights"],
      proof: {
        answered:
          "9.4 If an audit shows an understatement of 2% the Franchisee must pay the cost of the audit.",
        not: "9.4 The Franchisor may audit the records at its own cost.",
      },
    },
    {
      id: "franchise/disputes",
      topic: "disputes-law",
      title: "No complaint and mediation procedure",
      question: "How are disputes settled, and where?",
      about: { says: /\bmediat\w+|\bdispute\b|\bcomplaint\b/, heading: /dispute|complaint/ },
      answers: [
        {
          when: [
            /\b(?:we must|we agrees? to)\b.{0,80}\bpay\b.{0,80}\b(?:their|they)\b.{0,40}\bcosts of (?:the )?(?:dispute|mediation|settling)|\bcosts of (?:settling|resolving) (?:a |any )?disputes?\b.{0,60}\b(?:borne|paid) by we|\bwe must\b.{0,40}\b(?:pay|reimburse|bear|meet)\b.{0,60}\b(?:legal )?costs\b.{0,60}\b(?:disputes?|mediation)|\bcosts of (?:the |any )?(?:mediation|disputes?)\b.{0,40}\bborne by we\b/,
          ],
          title: "Costs of disputes fall on one side",
          level: "Medium",
          does: "{We} bears the costs of disputes.",
          why: "The Code does not let that be put on it.",
          ask: "Ask for each side to pay its own and half the mediator.",
          wording: "Each party bears its own costs of a dispute and half of the mediator's fee.",
          replaces: true,
        },
      ],
      absent: {
        level: "Medium",
        does: "No complaint and mediation procedure is set out.",
        why: "The Code requires one, and court is the dearest way to settle.",
        ask: "Add notice, 21 days of talks, then mediation where {we} trades.",
        wording:
          "A party with a dispute must notify the other of its nature and the outcome sought. If it is not settled within 21 days either may refer it to mediation under the Franchising Code in the State where the business is, each bearing its own costs.",
      },
      kinds: ["dispute-resolution"],
      proof: {
        answered: "19.2 The costs of settling any dispute are borne by the Franchisee.",
        not: "19.2 A dispute must go to mediation.",
      },
    },
    {
      id: "franchise/ip-control",
      topic: "ip-ownership",
      title: "No protection of the brand",
      question: "Who owns marks, domains, data and improvements?",
      side: "drafter",
      about: {
        says: /\b(?:trade ?marks?|marks|intellectual property|image|brand)\b|\bthe brand\b/,
        heading: /intellectual|trade ?mark|marks/,
      },
      answers: [
        {
          when: [/\b(?:trade ?marks?|marks|intellectual property)\b/],
          lacks: [
            /\b(?:improvements?|social media|domain|customer (?:data|list|information)|telephone|phone)\b/,
          ],
          title: "Domains and customer data are left out",
          level: "Medium",
          does: "Social media, domains, customer data and improvements are not said to be {we}'s.",
          why: "A leaver may keep the followers, numbers and list.",
          ask: "Ask that all belong to {we}, with a duty to hand over.",
          wording:
            "All improvements, domain names, social media accounts, telephone numbers and customer data of the business belong to the Franchisor, and the Franchisee must transfer them when this agreement ends.",
        },
      ],
      absent: {
        level: "High",
        does: "Nothing licenses or protects {we}'s brand and system.",
        why: "{They} could claim them, or go on using them.",
        ask: "Add a licence with control and an end.",
        wording:
          "The Franchisor owns the trade marks, system, improvements, domain names, social media accounts and customer data and licenses them to the Franchisee only for the term and as the manual says.",
      },
      proof: {
        answered: "10.1 The Franchisor licenses the trade marks to the Franchisee.",
        not: "10.1 The trade marks, improvements and domain names belong to the Franchisor.",
      },
    },
    {
      id: "franchise/no-guarantee",
      topic: "guarantee",
      title: "No guarantee of the franchisee’s duties",
      question: "Who is answerable if the company fails?",
      side: "drafter",
      about: { says: /\bguarant(?:ee|ees|or|ors)\b/, heading: /guarant/ },
      answers: [],
      absent: {
        level: "Medium",
        does: "Nobody guarantees {they}'s duties.",
        why: "A company with no assets could leave fees, lease and restraint unmet.",
        ask: "Ask for its directors' guarantee and restraint.",
        wording:
          "Each director of the Franchisee guarantees performance of this agreement and is bound by the restraint and confidentiality terms.",
      },
      kinds: ["personal-guarantee"],
      proof: {
        answered: "1.1 The Franchisor grants the Franchisee a franchise.",
        not: "1.1 Each Guarantor guarantees the Franchisee.",
      },
    },
    {
      id: "franchise/general-release",
      topic: "release",
      title: "Claims are given up in advance",
      question: "Are we made to give up claims or rights under the Code?",
      side: "recipient",
      about: { says: /\breleases?\b|\bwaive\w*|\bdischarg\w+/, heading: /release/ },
      answers: [
        {
          when: [
            /\bwe (?:hereby )?(?:must )?(?:releases?|waives?|discharges?)\b.{0,200}\b(?:claims?|liabilit\w+|actions?|rights?|representations?)|\bwe\b.{0,60}\b(?:releases and discharges|hereby forever releases?|gives? up)\b.{0,120}\b(?:claims?|liabilit\w+|rights?)|\bthey is released by we\b/,
          ],
          level: "High",
          does: "{We} releases {they} from claims.",
          why: "It may give up what it does not yet know, and the Code forbids a general release.",
          ask: "Ask to delete it.",
          wording:
            "Nothing in this agreement releases the Franchisor from liability, or waives any representation made or right under the Franchising Code.",
          replaces: true,
        },
      ],
      proof: {
        answered: "18.4 The Franchisee releases the Franchisor from all claims.",
        not: "18.4 Nothing here waives rights under the Code.",
      },
    },
  ],
};
