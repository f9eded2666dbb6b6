import type { Topic } from "./topic.ts";

/** Law and disputes, work and land, and how a paper itself is handled. */
export const otherTopics: readonly Topic[] = [
  {
    id: "governing-law",
    asks: "governing law; law governs; which law; what law; law applies; applicable law; legal system; laws of; whose law; law of which state; choice of law; state law; law controls; interpret law; proper law; country's law; jurisdiction's law; governed; english law; new york law",
    words:
      "governed construed interpreted in accordance with laws of state law conflict of laws principles governing law",
    categories: ["Governing Law"],
    kinds: ["governing-law", "foreign-jurisdiction"],
  },
  {
    id: "courts",
    asks: "court; courts; jurisdiction; where sue; venue; forum; where dispute heard; which court; sue where; which courts",
    words: "courts jurisdiction exclusive venue submit forum state federal located",
    kinds: ["foreign-jurisdiction", "governing-law"],
  },
  {
    id: "disputes",
    asks: "arbitration; arbitrate; arbitrator; mediation; mediator; dispute resolution; resolve dispute; disagree; disagreement; tribunal; expert determination; quarrel; settle disputes",
    words:
      "arbitration arbitrator mediation dispute resolution rules binding american arbitration association settle negotiate",
    kinds: ["arbitration", "dispute-resolution"],
  },
  {
    id: "variation",
    asks: "change the terms; amend; amendment; vary; variation; change contract; modify; alter terms; change without telling; one-sided change; unilaterally; new terms",
    words:
      "amend amendment vary variation modify written signed change these terms notice unilateral",
    kinds: ["unilateral-variation"],
  },
  {
    id: "notices",
    asks: "notices; serve notice; address for notices; email notice; where send notice; how give notice; notify change; tell them about changes",
    words:
      "notice notices delivered address email deemed received writing registered mail notify promptly change details",
  },
  {
    id: "whole-agreement",
    asks: "entire agreement; whole agreement; side letter; promises outside; earlier agreements; supersede; emails binding; order of precedence; which wins; conflict between documents; prevails",
    words:
      "entire agreement supersedes prior understandings prevail inconsistency order of precedence",
    kinds: ["entire-agreement"],
  },
  {
    id: "employment",
    asks: "holiday; holidays; annual leave; sick leave; overtime; hours of work; hours; probation; trial period; bonus; redundancy; notice resign; resign; superannuation; leave; working hours; overtime pay; training costs; gardening leave; dress code",
    words:
      "leave annual hours week overtime probation employment bonus discretion superannuation resign notice employee salary award",
  },
  {
    id: "lease",
    asks: "outgoings; make good; sublet; sublease; alterations; landlord enter; premises; permitted use of premises; fit-out; fitout; rent free; incentive; holding over; paint; parking; signage; pets; renovate; demolish; relocate; car park; trading hours; opening hours",
    words:
      "tenant landlord premises outgoings make good sublet alterations enter lessee lessor rent demolition relocation fitout holding over signage",
  },
  {
    id: "building",
    asks: "variation price; extension of time; practical completion; extra work; extras; defects; bad weather; rain; progress claim; payment claim; latent conditions; site conditions; late completion; scope change; additional work",
    words:
      "variation extension of time practical completion works superintendent progress claim payment claim latent conditions site defects",
  },
  {
    id: "company",
    asks: "shareholder; shares; dividend; dividends; directors; board; quorum; vote; veto; deadlock; drag along; tag along; share transfer; valuation; reserved matters; new shares; dilution; leaver; casting vote; buy out partner",
    words:
      "shareholder shares dividend director board quorum resolution transfer pre-emptive drag tag deadlock valuation reserved unanimous",
  },
  {
    id: "loan",
    asks: "loan; repay; repayment; repay early; borrower; lender; drawdown; event of default; acceleration; call in the loan; interest rate loan; prepayment; covenant; refinance",
    words:
      "loan repay repayment borrower lender advance drawdown prepay event of default accelerate principal outstanding interest",
  },
  {
    id: "franchise",
    asks: "franchise; franchisee; franchisor; marketing fund; marketing fee; operations manual; refurbish; site; cooling off; training",
    words:
      "franchise franchisee franchisor marketing fund fee manual refurbish premises cooling off training royalty",
  },
  {
    id: "acceptance",
    asks: "acceptance; acceptance test; accept goods; reject; rejection; returns; inspection of goods; short delivery; wrong goods; milk warm; spoiled; report shortage; complain",
    words:
      "accept acceptance reject rejection inspect delivery notify within hours days defective deemed accepted claim shortage return",
    kinds: ["time-bar"],
  },
  {
    id: "compliance",
    asks: "comply law; permits; approvals; licences needed; bribery; corruption; modern slavery; safety; work health; environment; sanctions; regulatory approval",
    words:
      "comply compliance laws regulations permits approvals anti-bribery safety health environmental obtain",
  },
];
