import type { PaperQuestions } from "../asking/question.ts";
import { founder, founders } from "./founders.ts";

const investor =
  /^(?:(?:lead |new |seed )?investors?|majority(?: (?:share|unit) ?holders?)?|subscribers?|funds?|preference (?:share|unit) ?holders?)$/;

/** Others are bound to build the business: founders, whatever they are called. */
const foundersWork =
  /\bfounders?\b|\bthey (?:must|agrees? to)\b.{0,100}\b(?:work|efforts?|full[- ]time|devote|employ\w*|serve|executive)\b/;

/** Those who own a company together, among themselves. */
export const shareholders: PaperQuestions = {
  id: "holders",
  of: /^Shareholders agreement$/,
  roles: { recipient: "Founder", drafter: "Investor" },
  holds: [founders],
  tells: [
    [/\bwe\b.{0,60}\b(?:subscrib\w+|invest(?:s|ed|ing)?)\b.{0,80}(?:\$|\bshares\b)/, "investor"],
    [
      /\bwe (?:must|agrees? to)\b.{0,60}\b(?:full[- ]time|devote|work for|be employed)\b/,
      "founder",
    ],
  ],
  questions: [
    {
      id: "holders/leaver",
      topic: "share-transfer",
      title: "Leaving costs the shares",
      question: "What happens to our shares when we leave or are removed?",
      roles: founder,
      about: {
        says: /\b(?:leavers?|leaves|leaving|ceases? to be (?:employed|engaged|an? (?:employee|director|officer)|involved)|resign\w*|termination of (?:employment|engagement)|dismiss\w*)\b/,
        heading: /leaver|compulsory|departing|cessation/,
      },
      answers: [
        {
          when: [
            /\b(?:leavers?|leaves|leaving|ceases?|resign\w*|dismiss\w*|terminat\w+)\b.{0,300}\b(?:sell|transfer|offer|buy|bought|acquire|purchase|repurchase|buy ?back|transfer notice|forfeit\w*)\b.{0,200}?(?:\b(?<price>\d{1,2} ?(?:%|per ?cent)|(?:\$1(?:\.00)?\b(?![,\d])|nominal|one dollar|the lower of|the lesser of|cost|par|original (?:issue |purchase )?price|purchase price|issue price|subscription price|(?:\d+ cents))))|\bbad leavers?\b.{0,160}?\b(?<below>nominal|one dollar|the lower of|the lesser of|cost|par|\d{1,2} ?(?:%|per ?cent))/,
          ],
          title: "Leaver’s shares are taken at a set price",
          level: "High",
          does: "If {we} leaves, its shares may be taken at a price ({price|the lower of two}) that need not be their value.",
          why: "A dismissal without cause could cost years of work.",
          ask: "Ask for fair value for every good leaver (dismissal without cause, ill health, death), and monthly vesting.",
          wording:
            "A Founder who leaves through death, ill health, redundancy, or dismissal without cause keeps all vested shares, or is paid their fair value as fixed by an independent expert. A Founder's shares vest monthly over three years.",
        },
        {
          when: [
            /\b(?:leavers?|leaves|leaving|ceases?|resign\w*|dismiss\w*)\b.{0,300}\b(?:must|may be required to|is (?:taken|deemed) to)\b.{0,60}\b(?:sell|transfer|offer)/,
          ],
          lacksHere: [/\bfair (?:market )?value\b/],
          level: "High",
          does: "If {we} leaves, it can be made to give up its shares.",
          why: "Whoever decides on its employment can thereby take its stake.",
          ask: "Ask for fair value for every good leaver, and that dismissal without cause counts as good.",
          wording:
            "A Founder who leaves through death, ill health, redundancy, or dismissal without cause keeps all vested shares, or is paid their fair value as fixed by an independent expert.",
        },
      ],
      kinds: ["leaver", "compulsory-transfer"],
      proof: {
        answered:
          "3.6 A Founder who leaves the Company within three years must, if the Investor asks, sell half of the Founder's shares at 60 cents each.",
        not: "3.6 A Founder who leaves the Company keeps all of the Founder's shares.",
      },
    },
    {
      id: "holders/no-leaver",
      topic: "share-transfer",
      title: "No leaver or vesting terms",
      question: "What if a founder walks away?",
      roles: investor,
      about: {
        says: /\b(?:leavers?|vest(?:s|ed|ing)?|ceases? to be (?:employed|engaged|an? (?:employee|director|officer)|involved)|leaves)\b/,
        heading: /leaver|vesting/,
      },
      answers: [],
      absent: {
        level: "High",
        of: foundersWork,
        does: "A founder may leave next month and keep every share.",
        why: "{We} paid for people as much as for the business.",
        ask: "Ask for vesting over three or four years, and good and bad leaver terms.",
        wording:
          "Each Founder's shares vest in equal monthly parts over 36 months. On leaving, a Founder must offer unvested shares, and a bad leaver all shares, to the other shareholders at the lower of cost and fair value.",
      },
      kinds: ["leaver"],
      proof: {
        answered: "3.1 The Founders must use their best efforts to develop the business.",
        not: "3.6 The shares of a Founder vest over 36 months.",
      },
    },
    {
      id: "holders/vetoes",
      topic: "governance",
      title: "Investor may block ordinary decisions",
      question: "Which decisions can somebody else block?",
      roles: founder,
      about: {
        says: /\b(?:approval|consent|vote|agreement) of\b|\b(?:reserved|special majority|restricted) (?:matters?|decisions?)\b|\btheir\b.{0,30}\b(?:approval|consent|vote)\b/,
        heading: /reserved matters|matters? (?:needing|requiring)|special majority|restricted/,
      },
      answers: [
        {
          when: [
            /\b(?:need|require|without|subject to|with)\w*\b.{0,60}\btheir\b.{0,40}\b(?:approval|consent|agreement|affirmative vote)\b|\b(?:approval|consent|agreement|affirmative vote) of (?:they|their)\b/,
            /\bthey may (?:add|extend|vary|change|amend|include)\b.{0,60}\b(?:matters?|schedule|list|reserved)\b/,
          ],
          title: "Investor may lengthen its list of vetoes",
          level: "High",
          does: "One investor's approval is needed for listed decisions, and it may lengthen the list.",
          why: "A minority holder could come to run the Company.",
          ask: "Ask for a closed list with sums, approval deemed after ten business days, and a floor holding.",
          wording:
            "The list of reserved matters may be changed only by agreement of all shareholders. Approval is taken to be given if not refused with reasons within ten business days, and is not needed while the Investor holds less than 10% of the shares.",
        },
        {
          when: [
            /\b(?:matters?|decisions?|following|things|actions?|may not|must ensure|must procure)\b.{0,200}\b(?:need|require|without|unless|subject to|with)\w*\b.{0,60}\btheir\b.{0,40}\b(?:approval|consent|agreement|affirmative vote|vote)\b|\b(?:matters?|decisions?|following|may not)\b.{0,200}\b(?:approval|consent|agreement|affirmative vote) of (?:they|their)\b|\breserved matters?\b.{0,80}\b(?:approval|consent|vote) of (?:the|an?|each) \w+ director\b/,
          ],
          lacks: [
            /\b(?:approval|consent)\b.{0,100}\b(?:deemed|taken) to (?:have )?(?:be |been )?given\b|\b(?:deemed|taken) to have (?:approved|consented)\b/,
            /\b(?:ceases? to hold|holds? (?:less than|fewer than|below|at least)|falls? below)\b.{0,120}\b(?:approval|consent|veto|reserved)/,
          ],
          level: "Medium",
          does: "Listed decisions need the investor's approval, with no time to answer and no holding at which it ends.",
          why: "Silence, or an empty board seat, can stop the Company from borrowing or selling.",
          ask: "Ask for approval deemed after ten business days, and that the veto ends below 10%.",
          wording:
            "Approval is taken to be given if not refused with reasons within ten business days, and is not needed while the Investor holds less than 10% of the shares.",
        },
      ],
      kinds: ["reserved-matters", "approval-right"],
      proof: {
        answered: "1.2 The matters in Schedule 1 need the approval of the Investor's director.",
        not: "1.2 The directors decide all matters by simple majority.",
      },
    },
    {
      id: "holders/no-vetoes",
      topic: "governance",
      title: "No decision needs consent",
      question: "What can be done without us?",
      about: {
        says: /\b(?:reserved|special majority|restricted|fundamental|unanimous|key) (?:matters?|decisions?|resolutions?|consent|approval)\b|\b(?:our|unanimous|all (?:the )?(?:share|unit)?holders'?|everybody)\b.{0,40}\b(?:approval|consent|agreement)\b|\bspecial (?:majority|resolution)\b|\b(?:approval|consent) of (?:we|our|everybody|all|each|every|both|(?:share|unit)?holders|(?:the )?holders of|at least|\d)|\b\d{2} ?(?:%|per ?cent).{0,80}\b(?:approv\w+|vote|resolution|consent)/,
        heading:
          /reserved matters|matters? (?:needing|requiring)|special majority|restricted|protective|veto/,
      },
      answers: [],
      absent: {
        level: "High",
        does: "No decision needs {we}'s consent: the majority may issue shares, borrow, sell or change the business.",
        why: "A holder who is outvoted has only what this agreement gives it.",
        ask: "Ask for a list of reserved matters: shares, debt, sale, budget, related-party dealings, pay.",
        wording:
          "The Company must not without the consent of each holder of at least 10% of the shares: issue shares; borrow more than $[amount]; sell its main business; change the nature of its business; deal with a shareholder or its associate; or wind itself up.",
      },
      proof: {
        answered: "1.1 The Investor may appoint one director and so may the Founder.",
        not: "1.2 The reserved matters require a special majority.",
      },
    },
    {
      id: "holders/no-seat",
      topic: "governance",
      title: "No right to a board seat",
      question: "Who sits on the board, and who decides there?",
      about: {
        says: /\b(?:appoint|nominate|remove|elect)\w*\b.{0,80}\bdirectors?\b|\bdirectors?\b.{0,80}\b(?:appoint|nominat|elect)\w*|\bboard\b.{0,80}\b(?:consist|compris|compos|made up)|\bobserver\b|\bthere (?:are|must be)\b.{0,20}\bdirectors\b/,
        heading: /board|directors/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,80}\b(?:appoint|nominate|remove)\b.{0,60}\b(?:majority|two|2|three|3|four|4|all|most)\b.{0,40}\bdirectors?\b|\bdirectors?\b.{0,60}\ball of (?:whom|those)\b.{0,40}\bappointed by they\b|\bthey may\b(?! not).{0,40}\b(?:appoint|nominate|elect)\b.{0,20}\b(?:majority|all) of the (?:board|directors)\b|\bdirectors (?:is|are|must be) (?:to be )?appointed (?:and removed )?by they\b|\bdirectors\b.{0,30}\bthey (?:chooses?|appoints?|nominates?|selects?) all\b/,
          ],
          lacks: [
            /\b(?:we|everybody|each (?:share|unit)?holder|either of we)\b.{0,20}\bmay\b(?! not).{0,80}\b(?:appoint|nominate)\b.{0,60}\bdirectors?\b/,
          ],
          title: "Other side appoints the directors",
          level: "High",
          does: "{They} appoints the directors, and {we} none.",
          why: "{We} would hear of decisions after they are made.",
          ask: "Ask for one director while it holds 10%, with a quorum that needs that director.",
          wording:
            "Each shareholder may appoint and remove one director while it holds at least 10% of the shares. A meeting of directors has no quorum without each such director, unless two notices have been given.",
          replaces: true,
        },
      ],
      absent: {
        level: "High",
        does: "Nothing gives {we} a seat on the board.",
        why: "A majority could fill it and run the Company without {we}.",
        ask: "Ask for one director while it holds 10%, with a quorum that needs that director.",
        wording:
          "Each shareholder may appoint and remove one director while it holds at least 10% of the shares. A meeting of directors has no quorum without each such director, unless two notices have been given.",
      },
      proof: {
        answered: "1.1 The Investor may appoint a majority of the directors of the Company.",
        not: "1.1 The Founder may appoint two directors and the Investor may appoint one director.",
      },
    },
    {
      id: "holders/casting-vote",
      topic: "governance",
      title: "Chair has a casting vote",
      question: "Who breaks a tie?",
      about: { says: /\b(?:casting|second) vote\b|\bchair\w*\b/ },
      answers: [
        {
          when: [
            /(?<!\b(?:no|not have an?|without an?|nor an?) )(?:\bsecond or )?\b(?:casting|second) vote\b|\b(?:tied?|equal(?:ity)?|evenly)\b.{0,80}\b(?:decided|broken|determined|resolved) by the chair\w*\b|\bchair\w*\b.{0,60}\b(?:deciding|tie-?breaking) vote\b/,
          ],
          lacksHere: [
            /\b(?:we|our)\b.{0,20}\bdirector\b.{0,60}\bcasting\b/,
            /\b(?:no|not have|not entitled to|may not (?:have|exercise)|does not have)\b.{0,40}\b(?:casting|second)(?: or casting)? vote\b/,
          ],
          level: "Medium",
          does: "A tie is broken by the chair's casting vote.",
          why: "Whoever names the chair controls a board that looks balanced.",
          ask: "Ask that the chair has none, or that the chair rotates or is independent.",
          wording: "The chair of a meeting has no casting vote.",
          replaces: true,
        },
      ],
      proof: {
        answered: "1.6 The chair of the board has a casting vote.",
        not: "1.6 The chair of the board has no casting vote.",
      },
    },
    {
      id: "holders/no-quorum",
      topic: "governance",
      title: "No quorum for directors’ meetings",
      question: "Can they meet without us?",
      about: { says: /\bquorum\b/, heading: /quorum|meetings/ },
      answers: [],
      absent: {
        level: "Medium",
        of: /\bdirectors?\b/,
        does: "No quorum is set, so directors may meet without {we}'s appointee.",
        why: "A seat on the board is worth little if meetings go on without it.",
        ask: "Ask for notice of meetings with papers, and a quorum that includes each holder's director.",
        wording:
          "A quorum for a meeting of directors is at least one director appointed by each shareholder. At least five business days' notice with papers must be given. If there is no quorum the meeting is adjourned for five business days, and those then present are a quorum.",
      },
      proof: {
        answered: "1.1 The board consists of three directors.",
        not: "1.3 The quorum for a meeting of directors is two.",
      },
    },
    {
      id: "holders/drag",
      topic: "share-transfer",
      title: "Others can force a sale of the shares",
      question: "Can we be made to sell, and on what terms?",
      roles: founder,
      about: {
        says: /\bdrag(?:ged|ging)?[- ]?(?:along)?\b|\b(?:require|compel|force)\b.{0,80}\b(?:rest|others?|remaining|everybody|we|minority|all (?:the )?(?:other )?(?:share|unit)?holders)\b.{0,60}\b(?:sell|transfer)\b/,
        heading: /drag/,
      },
      answers: [
        {
          when: [
            /\b(?<share>\d{2} ?(?:%|per ?cent)).{0,200}\b(?:require|compel|force|drag)\b.{0,120}\b(?:sell|transfer)\b|\bthey may\b(?! not).{0,80}\b(?:require|compel|drag)\b.{0,120}\b(?:sell|transfer)\b|\bdrag[- ]?along\b.{0,200}\b(?:require|must)\b.{0,60}\b(?:sell|transfer)\b|\bholders of (?:a |the )?(?:majority|(?:at least |more than )?\d{2})\b.{0,200}\b(?:approve|accept)s?\b.{0,60}\bsale\b.{0,100}\bwe must\b.{0,100}\bsell\b|\bdragged? (?:\w+ ){0,2}(?:is bound to|must)\b.{0,30}\b(?:transfer|sell)\b|\bif they accepts?\b.{0,60}\boffer\b.{0,60}\bwe must sell\b/,
          ],
          lacks: [
            /\b(?:not less than|at least|minimum|floor)\b.{0,30}(?:\bfair (?:market )?value|\b(?:floor|minimum) price|\bvaluation|\$\d)/,
          ],
          level: "High",
          does: "Holders with {share|enough} of the votes can force {we} to sell, at any price.",
          why: "It could lose its shares at a low point, for paper, and give warranties on top.",
          ask: "Ask for a floor price, cash, equal terms, and warranties limited to title.",
          wording:
            "A shareholder may be required to sell only to a genuine purchaser at arm's length, for cash, at not less than fair value as fixed by an independent expert, on the same terms as all others, giving warranties of title and capacity only.",
        },
      ],
      kinds: ["drag-and-tag", "compulsory-transfer"],
      proof: {
        answered:
          "5.3 If holders of 65% of the shares accept an offer for all shares, they may require the remaining shareholders to sell on the same terms.",
        not: "5.3 No shareholder can be required to sell its shares except at fair value.",
      },
    },
    {
      id: "holders/no-drag",
      topic: "share-transfer",
      title: "No way to bring everybody into a sale",
      question: "Can we sell the whole company?",
      roles: investor,
      about: {
        says: /\bdrag\b|\b(?:require|compel|force)\b.{0,80}\b(?:rest|others?|remaining|everybody|they|minority)\b.{0,60}\b(?:sell|transfer)\b/,
        heading: /drag/,
      },
      answers: [],
      absent: {
        level: "Medium",
        does: "Nothing lets a majority bring every holder into a sale of the Company.",
        why: "Buyers want all of it; one small holder could refuse or hold out for more.",
        ask: "Ask for a drag along at 60 to 75%, on equal terms.",
        wording:
          "If holders of at least 65% of the shares accept a genuine offer at arm's length for all shares, they may require every other shareholder to sell on the same terms.",
      },
      kinds: ["drag-and-tag"],
      proof: {
        answered: "5.1 A shareholder who wishes to sell must first offer its shares to the others.",
        not: "5.3 Drag along: holders of 65% may require the others to sell.",
      },
    },
    {
      id: "holders/no-tag",
      topic: "share-transfer",
      title: "No right to sell along with others",
      question: "If the others sell, can we sell too?",
      about: {
        says: /\btag(?:ged|ging)?[- ]?along\b|\btag\b|\b(?:require|procure|ensure)\b.{0,60}\b(?:buyer|purchaser|third party|transferee|offeror)\b.{0,120}\b(?:buy|purchase|acquire|take|offer|extend)\b|\bpiggy-?back|\bco-?sale\b/,
        heading: /tag|co-?sale/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,60}\b(?:require|tag)\b.{0,60}\b(?:buyer|purchaser|third party|transferee)\b.{0,80}\b(?:take|buy|purchase|acquire)\b|\btag[- ]along\b.{0,40}\bthey may\b(?! not)|\bthey (?:must have|has) an? (?:right of )?co-?sale\b|\bthey may\b(?! not).{0,40}\bparticipate in (?:any|the) sale\b/,
          ],
          lacks: [
            /\b(?:we|everybody|each (?:share|unit)?holder|any (?:share|unit)?holder)\b(?: \w+){0,3} may\b(?! not).{0,60}\b(?:require|tag)\b.{0,60}\b(?:buyer|purchaser|third party|transferee)\b/,
          ],
          title: "Only the investor may sell along",
          level: "Medium",
          does: "Only the investor may sell along with a holder who sells; {we} may not.",
          why: "{We} could be left behind with a stranger in control.",
          ask: "Ask for a tag along for every holder, at the same price.",
          wording:
            "A shareholder who sells more than 20% of the shares must require the buyer to offer to buy the same proportion of every other shareholder's shares on the same terms.",
          replaces: true,
        },
      ],
      absent: {
        level: "High",
        does: "If others sell, {we} may not sell with them.",
        why: "{We} could be left behind with a stranger in control, and no share of the premium.",
        ask: "Ask for a tag along for every holder, at the same price.",
        wording:
          "Tag along: a shareholder who sells more than 20% of the shares must require the buyer to offer to buy the same proportion of every other shareholder's shares on the same terms.",
      },
      kinds: ["drag-and-tag"],
      proof: {
        answered:
          "5.3 If a Founder sells more than half of the Founder's shares, the Investor may require the buyer to take the Investor's shares too.\n5.4 The Investor may require the buyer to take its shares.",
        not: "5.3 Each shareholder has a tag along right.",
      },
    },
    {
      id: "holders/ratchet",
      topic: "dilution",
      title: "Cheaper shares later make up the investor’s",
      question: "What happens to our share when new shares are issued more cheaply?",
      roles: founder,
      about: {
        says: /\banti-?dilution\b|\b(?:more favourable|better) (?:terms|price)\b|\b(?:lower|less than|below)\b.{0,60}\b(?:price|cents)\b.{0,160}\b(?:issue|adjust|additional|bonus)/,
        heading: /anti-?dilution|ratchet/,
      },
      answers: [
        { when: [/\b(?:broad[- ]based )?weighted average\b/], fine: true },
        {
          when: [
            /\b(?:anti-?dilution|ratchet)\b.{0,200}\b(?:they|their|issue|adjust\w*|price)\b|\bissues?\b.{0,80}\bshares?\b.{0,120}\b(?:more favourable|lower|less than|below|better)\b.{0,200}\b(?:they may|they must be|issue\b.{0,40}\bto they|adjust\w*|same terms)|\bfull ratchet\b|\bconversion price\b.{0,40}\b(?:reduced|adjusted)\b.{0,120}\b(?:price|consideration) (?:per share|of the new|received)\b/,
          ],
          level: "High",
          does: "If shares are later issued more cheaply, the investor is made up to that price in full.",
          why: "The whole dilution falls on {we}, and even staff options could set it off.",
          ask: "Ask for a broad-based weighted average, without staff shares, and only if it takes part.",
          wording:
            "The adjustment is on a broad-based weighted average, does not apply to shares or options issued to staff under an approved plan, and benefits only an Investor who takes up its share of the new issue.",
        },
      ],
      kinds: ["anti-dilution", "most-favoured-customer"],
      proof: {
        answered:
          "4.2 If the Company issues shares at terms more favourable than those given to the Investor, the Investor is entitled to have the same terms apply to its shares.",
        not: "4.2 Anti-dilution adjustments are made on a broad-based weighted average.",
      },
    },
    {
      id: "holders/no-pre-emption",
      topic: "dilution",
      title: "No first right to new shares",
      question: "Can we keep our percentage when new shares are issued?",
      about: {
        says: /\bpre-?empti\w+\b|\b(?:new|further|additional|unissued) (?:shares|securities|units)\b|\bissues?\b.{0,60}\b(?:shares|securities|units)\b|\bdilut\w+\b/,
        heading: /issue of|new shares|new securities|pre-?empti/,
      },
      answers: [
        {
          when: [
            /\b(?:board|directors|they) may\b(?! not).{0,80}\bissues?\b.{0,60}\b(?:shares|securities|units)\b.{0,120}\b(?:any person|anybody|such persons?|whom|its discretion|as it (?:thinks|sees)|think fit)|\b(?:board|directors|they|company) may\b(?! not).{0,80}\b(?:issue|allot)\b.{0,100}\b(?:to such persons?|as those (?:determine|think|decide))\b|\bpre-?emptive rights?\b.{0,80}\b(?:waived|do(?:es)? not apply|excluded|disapplied)\b|\bunissued shares\b.{0,60}\bunder the control of the (?:directors|board)\b/,
          ],
          lacks: [
            /\bpre-?empti\w+\b(?!.{0,80}\b(?:waived|not apply|excluded|disapplied)\b)|(?<!\bwithout )\bfirst (?:be )?offer\w*\b|\bpro ?rata\b|\bin proportion to\b/,
          ],
          title: "Board may issue shares to anybody",
          level: "High",
          does: "The board may issue shares to anybody, without offering them to {we} first.",
          why: "{We}'s percentage, votes and share of a sale can be watered down.",
          ask: "Ask that new shares are first offered to all holders in proportion, with staff shares capped.",
          wording:
            "New shares must first be offered to all shareholders in proportion to their holdings for 20 business days, except up to 10% of all shares under an approved employee plan.",
          replaces: true,
        },
      ],
      absent: {
        level: "High",
        does: "New shares need not be offered to {we} first.",
        why: "{We}'s percentage, votes and share of a sale can be watered down.",
        ask: "Ask that new shares are first offered to all holders in proportion, with staff shares capped.",
        wording:
          "New shares must first be offered to all shareholders in proportion to their holdings for 20 business days, except up to 10% of all shares under an approved employee plan.",
      },
      kinds: ["interest-dilution", "pre-emption"],
      proof: {
        answered: "4.1 The board may issue new shares to any person as it thinks fit.",
        not: "4.1 New shares must first be offered to the shareholders in proportion to their holdings.",
      },
    },
    {
      id: "holders/transfers-free",
      topic: "share-transfer",
      title: "No first right when holders sell",
      question: "Who may come in, and do we get the first offer?",
      about: {
        says: /\bpre-?empti\w+\b|\bfirst (?:refusal|offer)\b|\bfirst offer\b|\b(?:transfer|sell|dispos\w+|deal)\w*\b.{0,60}\b(?:shares?|securities|units?|interest|holding)\b|\btransfer notice\b/,
        heading: /transfer|pre-?empti|selling|dealing|disposal/,
      },
      answers: [],
      absent: {
        level: "High",
        does: "Nothing says to whom a holder may sell, or lets the others buy first.",
        why: "{We} could find a rival or a stranger beside it.",
        ask: "Ask for a first offer to the other holders and limits on transfers to competitors.",
        wording:
          "A shareholder must not transfer shares without first offering them to the other shareholders in proportion at a stated price for 30 days, and never to a competitor of the Company.",
      },
      kinds: ["share-transfer", "first-refusal", "pre-emption"],
      proof: {
        answered: "1.1 The Investor may appoint one director.",
        not: "5.2 A shareholder who wishes to sell its shares must first offer them to the others.",
      },
    },
    {
      id: "holders/default-sale",
      topic: "exit-breach",
      title: "A breach can cost the shares",
      question: "What do we lose by a breach?",
      about: {
        says: /\b(?:default\w*|breach\w*)\b.{0,300}\b(?:shares?|votes?|voting)\b/,
        heading: /default/,
      },
      answers: [
        {
          when: [
            /\b(?:default\w*|breach\w*)\b.{0,300}\b(?:buy|purchase|acquire|sell|transfer|compulsor\w+)\b.{0,160}?\b(?<price>\d{2} ?(?:%|per ?cent)) of\b/,
          ],
          title: "A breach costs shares at {price} of value",
          level: "High",
          does: "A material breach lets the others buy the shares at {price} of their value.",
          why: "An everyday dispute could become a forced sale, and the discount may be a penalty.",
          ask: "Ask for serious breaches only, found by a court or expert, and fair value less proved loss.",
          wording:
            "A default sale may be required only for a serious breach that a court or expert has found and that was not remedied within 30 business days, and at fair value.",
          replaces: true,
        },
        {
          when: [
            /\b(?:default\w*|breach\w*)\b.{0,300}\b(?:compulsor\w+|must (?:sell|transfer|offer)|may (?:buy|purchase|acquire)|is (?:taken|deemed) to have (?:offered|given))|\bdefaulting (?:share|unit)?holder must\b.{0,40}\b(?:transfer|sell|offer)\b/,
          ],
          level: "Medium",
          does: "A breach lets the others take the shares.",
          why: "An everyday dispute could become a forced sale.",
          ask: "Ask for serious breaches only, found by a court or expert, with time to remedy, and fair value.",
          wording:
            "A default sale may be required only for a serious breach that a court or expert has found and that was not remedied within 30 business days, and at fair value.",
          replaces: true,
        },
      ],
      kinds: ["compulsory-transfer", "buy-sell"],
      proof: {
        answered:
          "9.1 If a shareholder commits a material breach and does not remedy it, the others may buy its shares at 80% of fair value.",
        not: "9.1 If a shareholder commits a material breach, the others may apply to a court.",
      },
    },
    {
      id: "holders/value-unsaid",
      topic: "share-transfer",
      title: "No valuer is named for the shares",
      question: "Who fixes the price of shares, and how?",
      about: {
        says: /\b(?:fair (?:market )?value|market value|valu(?:er|ation|ed))\b/,
        heading: /valuation|fair value/,
      },
      answers: [
        {
          when: [
            /\b(?:fair (?:market )?value|market value|value of the shares)\b.{0,120}\b(?:determined|fixed|decided|assessed|as agreed) by (?:they|the board|the directors|board)\b/,
          ],
          title: "Board or other side fixes the value",
          level: "Medium",
          does: "The board, or the other side, fixes what {we}'s shares are worth.",
          why: "Those who buy would set their own price.",
          ask: "Ask for an independent expert, the Company as a whole, and no minority discount.",
          wording:
            "Fair value is fixed by an independent expert appointed by the President of Chartered Accountants ANZ, as the proportionate share of the whole Company's value between a willing buyer and seller, without discount for a minority holding.",
          replaces: true,
        },
        { when: [/\b(?:independent|expert|valuer|accountant|auditor)\b/], fine: true },
        {
          when: [/\bfair (?:market )?value\b/],
          lacks: [
            /\b(?:expert|valuer|independent (?:accountant|person|valuation)|auditors?)\b/,
            /\bfair (?:market )?value"? (?:means|is|of)\b.{0,200}\b(?:determined|willing|accountant|expert)/,
          ],
          level: "Medium",
          does: "Shares are to change hands at fair value, but nothing says who fixes it or how.",
          why: "A minority discount, or the choice of valuer, can move the price by a third.",
          ask: "Ask for an independent expert, the Company as a whole, and no minority discount.",
          wording:
            "Fair value is fixed by an independent expert appointed by the President of Chartered Accountants ANZ, as the proportionate share of the whole Company's value between a willing buyer and seller, without discount for a minority holding.",
        },
      ],
      kinds: ["share-valuation"],
      proof: {
        answered: "9.1 The others may buy the shares of a defaulting shareholder at fair value.",
        not: "9.1 The others may buy the shares at fair value as fixed by an independent expert.",
      },
    },
    {
      id: "holders/shoot-out",
      topic: "governance",
      title: "No way out of a deadlock",
      question: "What happens if we cannot agree?",
      about: {
        says: /\b(?:deadlock\w*|shoot-?out|russian roulette|texas|buy[- ]sell|may not agree|tied|equality of votes)\b|\bstalemate\b/,
        heading: /deadlock/,
      },
      answers: [
        {
          when: [
            /\b(?:notice|offer)\b.{0,80}\b(?:stating|specifying|naming|setting|at) (?:a|the) price\b.{0,240}\b(?:sell|buy)\b.{0,160}\b(?:buy|sell)\b|\b(?:russian roulette|shoot-?out|texas)\b|\bdeadlock\b.{0,200}\b(?:buy[- ]sell|sealed bids?)\b|\boffering to buy all\b.{0,60}\bprice\b.{0,120}\b(?:accept|buy|sell)\b|\bdeadlock\b.{0,160}\bprice\b.{0,120}\b(?:sell or (?:to )?buy|buy or (?:to )?sell|purchase or sell|sell or purchase)\b|\bname a price\b.{0,100}\b(?:buy|sell)\b/,
          ],
          lacksHere: [/\bthey may give they\b/],
          title: "Deadlock ends in a buy-or-sell price",
          level: "High",
          does: "On a deadlock one names a price, and the other must sell or buy at it.",
          why: "Whoever has cash and timing on its side can take the Company cheaply.",
          ask: "Ask for fair value by an expert, 90 days to find money, and only after two mediations.",
          wording:
            "The price may be no less than fair value as fixed by an independent expert, the other has 90 days to choose and to find money, and no notice may be given until mediation has failed twice.",
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing says what happens when the owners cannot agree.",
        why: "The Company could stand still, with a court's winding up as the only way out.",
        ask: "Ask for escalation, mediation, then an orderly sale or purchase at fair value.",
        wording:
          "If the directors or shareholders cannot agree on a matter at two meetings in a row (a deadlock), they must meet, then mediate, and if that fails either may require an independent expert to fix fair value and a sale of the Company or of a holding at that value.",
      },
      kinds: ["buy-sell"],
      proof: {
        answered:
          "8.2 On deadlock a shareholder may give a notice stating a price, and the other must within 30 days either sell its shares or buy at that price.",
        not: "8.2 A deadlock is resolved by mediation.",
      },
    },
    {
      id: "holders/more-money",
      topic: "contributions",
      title: "Owners must put in more money",
      question: "Must we put in more money, and what if we do not?",
      about: {
        says: /\b(?:further|additional|more|future) (?:funding|capital|funds|finance|contributions?|loans?|money)\b|\bcapital (?:calls?|contributions?)\b|\bshareholder loans?\b/,
        heading: /funding|finance|capital/,
      },
      answers: [
        {
          when: [
            /\b(?:no|not|nobody)\b.{0,60}\b(?:obliged|required|bound|must|obligation)\b|\bmay not be (?:required|obliged)\b|\beverybody may not be\b/,
          ],
          fine: true,
        },
        {
          when: [
            /\b(?:everybody|we|each (?:share|unit)?holder|(?:share|unit)?holders) must\b.{0,80}\b(?:contribute|provide|advance|lend|subscribe|fund|guarantee|meet)\b.{0,120}\b(?:capital|funds|funding|money|loans?|calls?|in proportion|shortfall)|\b(?:everybody|we|shareholders?) must\b.{0,80}\b(?:contribute|lend|advance)\b.{0,60}\b(?:its|pro ?rata|relevant|respective) (?:relevant |respective |pro ?rata )?(?:proportion|share|percentage|portion)\b/,
          ],
          level: "High",
          does: "{We} can be made to put more money into the Company.",
          why: "The call has no ceiling, and missing it may dilute or put {we} in default.",
          ask: "Ask for a fixed commitment, and that more is by agreement without penalty.",
          wording:
            "No shareholder must contribute more capital, lend money or give a guarantee beyond the sum stated in the schedule.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "2.3 Each shareholder must contribute additional capital in proportion to its holding when the board calls for it.",
        not: "2.3 No shareholder is obliged to provide further funding.",
      },
    },
    {
      id: "holders/no-information",
      topic: "information",
      title: "No right to accounts or books",
      question: "What will we be told?",
      about: {
        says: /\b(?:accounts|financial (?:statements|reports|information)|books|records|budgets?|business plan|information rights?|reports?)\b/,
        heading: /information|reporting|accounts|records|budget/,
      },
      answers: [],
      absent: {
        level: "High",
        does: "Nothing entitles {we} to accounts, budget or books.",
        why: "It could not judge a price, a dividend or its own default.",
        ask: "Ask for monthly accounts, yearly statements, the budget, and access to books.",
        wording:
          "The Company must give each shareholder management accounts within 20 days after each month, annual financial statements within 90 days after each year, the annual budget, and access to its books on five business days' notice.",
      },
      proof: {
        answered: "1.1 The Investor may appoint one director.",
        not: "2.1 The Company must give each shareholder monthly management accounts.",
      },
    },
    {
      id: "holders/no-dividends",
      topic: "remuneration",
      title: "No policy on dividends",
      question: "When do we see money?",
      about: {
        says: /\b(?:dividends?|distribut\w+ of profits?|profits?)\b|\bdistributions?\b/,
        heading: /dividend|distribution|profit/,
      },
      answers: [
        {
          when: [
            /\b(?:dividends?|distributions?)\b.{0,120}\b(?:discretion of (?:they|the board|the directors)|as the (?:board|directors) (?:decides?|determines?|thinks?)|board (?:may|decides|determines))|\bdividends?\b.{0,60}\bonly (?:if|when|if and when|as)\b.{0,20}\b(?:board|directors)\b|\b(?:board|directors) may retain\b.{0,60}\bprofits\b/,
          ],
          title: "Dividends are as the board decides",
          level: "Low",
          does: "Dividends are as the board decides, with no policy or minimum.",
          why: "A majority can live on salaries while {we} sees nothing and owes tax.",
          ask: "Ask for a share of yearly profit after a stated reserve.",
          wording:
            "Unless all shareholders agree otherwise, the Company must each year pay a dividend of at least 40% of its profit after tax, so far as it is lawful and leaves working capital for six months.",
          replaces: true,
        },
      ],
      absent: {
        level: "Low",
        does: "Nothing says when profits are paid out.",
        why: "A majority can live on salaries while {we} sees nothing.",
        ask: "Ask for a share of yearly profit after a stated reserve.",
        wording:
          "Unless all shareholders agree otherwise, the Company must each year pay a dividend of at least 40% of its profit after tax, so far as it is lawful and leaves working capital for six months.",
      },
      kinds: ["dividends"],
      proof: {
        answered: "2.5 Dividends are at the discretion of the board.",
        not: "2.5 The Company must pay half of its profit as a dividend each year.",
      },
    },
    {
      id: "holders/preference",
      topic: "dilution",
      title: "Investor is paid first",
      question: "Who is paid first, and how much, when the company is sold?",
      roles: founder,
      about: {
        says: /\b(?:liquidation|exit|sale|winding up)\b.{0,160}\b(?:preference|priority|first|before|in preference)\b|\bpreference (?:amount|shares?)\b|\bparticipating\b/,
        heading: /liquidation preference|exit proceeds|waterfall|distribution of proceeds/,
      },
      answers: [
        {
          when: [
            /\b(?:(?<times>\d(?:\.\d+)?|two|three|twice) ?(?:x|times)\b.{0,160}\b(?:liquidation|exit|sale|winding up|subscription|issue price|amount)|(?:liquidation|exit|sale|winding up)\b.{0,160}?\b(?<more>[2-9](?:\.\d+)?|1\.\d+|two|three|twice) ?(?:x|times)\b)/,
          ],
          reckon: ({ times, more }) =>
            (times ?? more) === "1" ? null : { multiple: times ?? more ?? "" },
          title: "Investor first takes {multiple} times its money",
          level: "High",
          does: "On a sale the investor first takes {multiple} times its money.",
          why: "In a modest sale {we} may get nothing for its shares.",
          ask: "Ask for one times, non-participating: its money or its share, but not both.",
          wording:
            "On a sale or winding up the Investor receives the greater of the price paid for its shares and its proportionate share of proceeds, and nothing more.",
          replaces: true,
        },
        {
          when: [
            /\b(?:liquidation preference|participating|in priority to (?:any|all|the) (?:payment|other|holders|ordinary)|(?:first|priority)\b.{0,60}\bto they\b)|\b(?:first|firstly)\b.{0,20}\b(?:paying|payment to) they\b|\bthey (?:must|may) (?:first )?be paid\b.{0,100}\bbefore any\b.{0,60}\bother (?:share|unit)?holders?\b|\bprior and in preference to\b|\b(?:sold|wound up|exit|sale)\b.{0,60}\bthey (?:takes?|receives?)\b.{0,60}\b(?:ahead of|before|in priority to)\b/,
          ],
          lacksHere: [/\b(?:non-?participating|greater of|higher of)\b/],
          level: "High",
          does: "On a sale or winding up the investor is paid before {we}.",
          why: "In a modest sale {we} may get nothing for its shares.",
          ask: "Ask for one times, non-participating: its money or its share, but not both.",
          wording:
            "On a sale or winding up the Investor receives the greater of the price paid for its shares and its proportionate share of proceeds, and nothing more.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "6.1 On an exit the Investor receives 2 times its subscription amount before any payment to others.",
        not: "6.1 On an exit the Investor has a non-participating liquidation preference.",
      },
    },
    {
      id: "holders/no-preference",
      topic: "dilution",
      title: "No preference on a sale",
      question: "Who is paid first if the company is sold for little?",
      roles: investor,
      about: {
        says: /\b(?:liquidation|winding up|exit|sale)\b.{0,160}\b(?:preference|priority|proceeds)\b|\bpreference shares?\b/,
        heading: /preference|waterfall|exit/,
      },
      answers: [],
      absent: {
        level: "Medium",
        of: /\bwe\b.{0,60}\b(?:subscrib\w+|invest\w*)\b/,
        does: "{We} holds ordinary rights and is not paid back first on a sale or winding up.",
        why: "If the Company is sold for less than it paid, founders share in its money.",
        ask: "Ask for a one-times non-participating preference.",
        wording:
          "On a sale or winding up the Investor receives, in priority to other holders, the greater of the price paid for its shares and its proportionate share of proceeds.",
      },
      proof: {
        answered: "1.1 The Investor is subscribing for 100,000 shares at $1 each.",
        not: "1.1 The Investor subscribes for 100,000 preference shares.",
      },
    },
    {
      id: "holders/no-anti-dilution",
      topic: "dilution",
      title: "No protection against a cheaper round",
      question: "What if the next round is cheaper?",
      roles: investor,
      about: {
        says: /\banti-?dilution\b|\bweighted average\b|\bratchet\b|\b(?:more favourable|lower)\b.{0,60}\b(?:price|terms)\b/,
        heading: /anti-?dilution/,
      },
      answers: [],
      absent: {
        level: "Low",
        of: /\bwe\b.{0,60}\b(?:subscrib\w+|invest\w*)\b/,
        does: "Nothing adjusts {we}'s holding if shares are later issued more cheaply.",
        why: "A down round falls on {we} in full.",
        ask: "Ask for a broad-based weighted average adjustment.",
        wording:
          "Anti-dilution: if the Company issues shares below the price that the Investor paid, the Investor must be issued further shares on a broad-based weighted average basis.",
      },
      kinds: ["anti-dilution"],
      proof: {
        answered: "1.1 The Investor is subscribing for 100,000 shares at $1 each.",
        not: "1.1 The Investor is subscribing for shares.\n4.2 There is weighted average anti-dilution.",
      },
    },
    {
      id: "holders/restrained",
      topic: "restraint",
      title: "Restraint while holding shares and after",
      question: "What may we not do, for how long and where?",
      roles: founder,
      about: {
        says: /\bwe may not\b.{0,300}\b(?:compet\w+|business|engaged?|involved|solicit|entice|approach)\b|\brestrain\w*\b/,
        heading: /restraint|non-?compet/,
      },
      answers: [
        {
          when: [
            /\b(?:we|everybody|(?:share|unit)?holders?) may not\b.{0,300}\b(?:compet\w+|involved in|engaged? in|carry on|interested in|concerned in)\b.{0,300}?\b(?<time>\d{1,2} (?:months?|years?))\b|\b(?<after>\d{1,2} (?:months?|years?)) (?:thereafter|after)\b.{0,120}\b(?:we|everybody|he|she|(?:share|unit)?holders?) may not\b.{0,200}\b(?:compet\w+|engaged?|interested|carry on)/,
          ],
          reckon: ({ time, after }) => ({ long: time ?? after ?? "" }),
          title: "Restraint for {long} after leaving",
          level: "Medium",
          does: "{We} may not work in a competing business for {long} after it leaves or sells.",
          why: "A founder who is dismissed and cannot sell would have neither work nor money.",
          ask: "Ask for 12 months from leaving work, named competitors, and none on dismissal without cause.",
          wording:
            "The restraint runs for 12 months from the day on which the Founder ceases to work for the Company, covers products that compete directly with the Company's, and does not apply if the Founder is dismissed without cause.",
        },
        {
          when: [
            /\b(?:we|everybody|(?:share|unit)?holders?) may not\b.{0,300}\b(?:compet\w+|involved in a|engaged? in a|carry on|interested in|concerned in)\b/,
          ],
          level: "Medium",
          does: "{We} may not be in a competing business while it holds shares and for a time after.",
          why: "A founder who is dismissed and cannot sell would be restrained without end or pay.",
          ask: "Ask for 12 months from leaving work, named competitors, and none on dismissal without cause.",
          wording:
            "The restraint runs for 12 months from the day on which the Founder ceases to work for the Company, covers products that compete directly with the Company's, and does not apply if the Founder is dismissed without cause.",
        },
      ],
      kinds: ["restraint-of-trade"],
      proof: {
        answered:
          "3.3 A Founder must not, while holding shares and for 24 months after, be involved in a competing business.",
        not: "3.3 A Founder may hold shares in other businesses.",
      },
    },
    {
      id: "holders/unrestrained",
      topic: "restraint",
      title: "No restraint on founders",
      question: "Can the founders set up against us?",
      roles: investor,
      about: {
        says: /\b(?:compet\w+|restrain\w*|solicit\w*|non-?compete)\b/,
        heading: /restraint|non-?compet|exclusiv/,
      },
      answers: [],
      absent: {
        level: "High",
        of: foundersWork,
        does: "Nothing keeps a founder from competing or taking staff and customers.",
        why: "The value that {we} paid for could walk out with the people.",
        ask: "Ask for a restraint while they hold shares and for 12 to 24 months after leaving.",
        wording:
          "A Founder must not, while holding shares or working for the Company and for 12 months after, compete with the business in Australia or solicit its customers or staff.",
      },
      kinds: ["restraint-of-trade", "non-solicitation"],
      proof: {
        answered: "3.1 The Founders must work for the Company.",
        not: "3.3 A Founder must not compete with the Company.",
      },
    },
    {
      id: "holders/ip-outside",
      topic: "ip-ownership",
      title: "No assignment of founders’ intellectual property",
      question: "Does the company own what it runs on?",
      roles: investor,
      about: {
        says: /\b(?:intellectual property|copyright|patents?|inventions?|software|know-?how)\b/,
        heading: /intellectual property|ip\b/,
      },
      answers: [],
      absent: {
        level: "High",
        of: foundersWork,
        does: "Nothing gives the Company what its founders have made or will make.",
        why: "If they own the technology, {we} has bought a share of nothing.",
        ask: "Ask for an assignment now of all past and future intellectual property in the business.",
        wording:
          "Each Founder assigns to the Company all intellectual property in the business that it has created or will create, and consents to acts that would infringe its moral rights.",
      },
      kinds: ["ip-assignment"],
      proof: {
        answered: "3.1 The Founders must work for the Company.",
        not: "3.2 The Founders assign to the Company all intellectual property in the software.",
      },
    },
    {
      id: "holders/not-full-time",
      topic: "status-of-worker",
      title: "No duty on founders to work",
      question: "Will the founders stay and work?",
      roles: investor,
      about: {
        says: /\b(?:full[- ]time|devote|working time|employment (?:agreement|contract)|service agreement|work for|executive)\b/,
        heading: /founders|key (?:people|persons)|employment/,
      },
      answers: [],
      absent: {
        level: "Medium",
        of: foundersWork,
        does: "Nothing binds the founders to give the business their time.",
        why: "A holding without work is not what {we} paid for.",
        ask: "Ask for full-time work and service agreements at signing.",
        wording:
          "Each Founder must devote its full working time to the Company under a service agreement signed at the date of this agreement.",
      },
      proof: {
        answered: "3.1 The Founders must use their best efforts to grow the Company.",
        not: "3.1 The Founders must work full time for the Company.",
      },
    },
    {
      id: "holders/pay-unsaid",
      topic: "status-of-worker",
      title: "Full-time work is promised without pay",
      question: "What are we paid, and can we be removed?",
      roles: founder,
      about: {
        says: /\b(?:salary|salaries|remuneration|service agreement|employment (?:agreement|contract)|full[- ]time|devote)\b/,
      },
      answers: [
        {
          when: [
            /\bwe (?:must|agrees? to)\b.{0,80}\b(?:full[- ]time|devote|whole of (?:its|his|her) (?:working )?time|exclusively)\b/,
          ],
          lacks: [
            /\b(?:salary|salaries|remunerat\w+|service agreement|employment (?:agreement|contract)|executive (?:agreement|contract)|wages?)\b/,
          ],
          level: "Medium",
          does: "{We} must work full time, but nothing promises pay or protects its job.",
          why: "It could be removed and lose both income and shares.",
          ask: "Ask for service agreements at signing, agreed salaries, and dismissal only for cause.",
          wording:
            "The Company must engage each Founder under a service agreement signed at the date of this agreement, at the salary stated in it, and may dismiss a Founder in the first three years only for serious misconduct.",
        },
      ],
      proof: {
        answered: "3.1 Each Founder must work for the Company full time.",
        not: "3.1 Each Founder must work for the Company full time at the salary in its service agreement.",
      },
    },
    {
      id: "holders/constitution",
      topic: "precedence",
      title: "No priority over the constitution",
      question: "What if the constitution says otherwise?",
      about: { says: /\bconstitution\b/, heading: /constitution|inconsisten/ },
      answers: [],
      absent: {
        level: "Medium",
        does: "Nothing says that this agreement prevails over the Company's constitution.",
        why: "Transfers, share rights and board seats are governed by the constitution, which binds the Company and its members.",
        ask: "Ask that it prevails, and that the constitution is amended to match.",
        wording:
          "If the constitution is inconsistent with this agreement, this agreement prevails, and the shareholders must vote to amend the constitution to agree with it.",
      },
      kinds: ["order-of-precedence"],
      proof: {
        answered: "1.1 The Investor may appoint one director.",
        not: "10.6 This agreement prevails over the constitution.",
      },
    },
    {
      id: "holders/attorney",
      topic: "share-transfer",
      title: "Others may sign away the shares",
      question: "May anybody transfer our shares in our name?",
      about: { says: /\battorneys?\b/ },
      answers: [
        {
          when: [
            /\b(?:we|everybody|each (?:share|unit)?holder|(?:share|unit)?holders?)\b.{0,80}\bappoints?\b.{0,120}\battorneys?\b|\b(?:company|board|directors|they) may (?:authorise|authorize|appoint|nominate)\b.{0,40}\b(?:person|officer|director)\b.{0,60}\b(?:execute|sign)\b.{0,60}\btransfer|\b(?:we|everybody|(?:share|unit)holders?)\b.{0,40}\b(?:grants?|gives?|constitutes?)\b.{0,60}\b(?:power of attorney|attorneys?)\b|\b(?:director|company|they) may sign\b.{0,40}\battorney of (?:we|everybody)\b/,
          ],
          level: "Medium",
          does: "{We} appoints the Company or others its attorney, who may sign a transfer of its shares.",
          why: "A disputed forced sale could be completed before a court is asked.",
          ask: "Ask that it is used only after the price is paid and no dispute is pending.",
          wording:
            "The power of attorney may be used only to complete a transfer whose price has been paid into trust and which is not the subject of a dispute.",
        },
      ],
      kinds: ["power-of-attorney"],
      proof: {
        answered:
          "5.8 Each Shareholder appoints the Company its attorney to sign any transfer under this agreement.",
        not: "5.8 No power of attorney is given by this agreement.",
      },
    },
    {
      id: "holders/no-exit",
      topic: "exit-convenience",
      title: "No plan for an exit",
      question: "How and when can we turn our shares into money?",
      about: {
        says: /\b(?:exit|trade sale|ipo|listed|listing|flotation|buy-?back|put option|redemption|liquidity)\b/,
        heading: /exit|sale of the company|listing|put/,
      },
      answers: [],
      absent: {
        level: "Medium",
        does: "Nothing plans an exit: no date, sale, listing or buy-back.",
        why: "Shares in a private company have no market; {we} may be locked in for good.",
        ask: "Ask for an exit review after a stated time, and a sale process that any large holder may begin.",
        wording:
          "If no exit has occurred within five years, holders of at least 25% of the shares may require the Company to appoint an adviser and to run a sale process for all of its shares.",
      },
      proof: {
        answered: "1.1 The Investor may appoint one director.",
        not: "7.1 The shareholders intend an exit by trade sale or listing within five years.",
      },
    },
    {
      id: "holders/related-dealings",
      topic: "governance",
      title: "No rules for dealings with insiders",
      question: "Can others profit from dealings with the company?",
      about: {
        says: /\b(?:related part(?:y|ies)|associates?|arm'?s length|affiliates?|conflicts? of interest|interested)\b|\b(?:transactions?|contracts?|dealings?|agreements?)\b.{0,60}\bwith (?:a |any )?(?:(?:share|unit)?holders?|directors?|everybody|we|they)\b/,
        heading: /related|conflict/,
      },
      answers: [],
      absent: {
        level: "Medium",
        does: "Nothing stops the Company from dealing with its owners or their associates on soft terms.",
        why: "Value can leave by fees, rent and loans before {we} sees a dividend.",
        ask: "Ask for arm's length terms, disclosure, and approval by those who are not interested.",
        wording:
          "The Company must not deal with a shareholder, a director or an associate of either except at arm's length and with the approval of the directors who have no interest in the dealing.",
      },
      proof: {
        answered: "1.1 The Investor may appoint one director.",
        not: "1.7 A contract with a related party must be at arm's length.",
      },
    },
    {
      id: "holders/death",
      topic: "share-transfer",
      title: "No terms for death or incapacity",
      question: "What if an owner dies or cannot work?",
      roles: founder,
      about: {
        says: /\b(?:death|dies|deceased|incapacit\w+|disab\w+|ill[- ]health|estate|permanent(?:ly)?|buy[- ]?sell)\b/,
        heading: /death|incapacity|succession/,
      },
      answers: [],
      absent: {
        level: "Low",
        does: "Nothing says what happens to shares on death or lasting illness.",
        why: "A family may be stuck with shares, or the rest with an executor.",
        ask: "Ask for a right to sell at fair value, paid by insurance.",
        wording:
          "On the death or permanent incapacity of a Founder, the Founder's estate may sell, and the other shareholders must buy, the Founder's shares at fair value, funded by insurance that the Company must hold.",
      },
      proof: {
        answered: "3.1 The Founders must work for the Company.",
        not: "3.7 On the death of a Founder the estate may sell the Founder's shares.",
      },
    },
    {
      id: "holders/newcomers",
      topic: "formation",
      title: "No duty on new holders to sign",
      question: "Will newcomers be bound?",
      about: {
        says: /\b(?:accession|accede|deed of adherence|becomes? (?:a party|bound)|agree(?:s|ing)? (?:in writing )?to be bound|bound by this (?:deed|agreement))\b/,
        heading: /accession|adherence|new (?:share|unit)?holders/,
      },
      answers: [],
      absent: {
        level: "Medium",
        does: "Whoever buys or is issued shares need not become a party.",
        why: "First offers, vetoes and restraints would not bind the newcomer.",
        ask: "Ask that no transfer or issue is registered without a deed of accession.",
        wording:
          "The Company must not register a transfer or issue of shares until the new holder has signed a deed of accession by which it is bound by this agreement.",
      },
      proof: {
        answered: "1.1 The Investor may appoint one director.",
        not: "5.9 A new holder must sign a deed of accession.",
      },
    },
  ],
};
