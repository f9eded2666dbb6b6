import type { Topic } from "./topic.ts";

/** Who answers for what, and how far. */
export const liabilityTopics: readonly Topic[] = [
  {
    id: "cap",
    asks: "cap; liability cap; cap on liability; limit of liability; limit liability; limitation of liability; maximum liability; liability limited; limits recover; most they owe; most we can claim; how much sued; sued for how much; maximum damages; maximum claim; worst case; exposure; exclude liability; how much liable; ceiling liability; liability",
    words:
      "liability limited aggregate total shall not exceed maximum amount paid fees in no event liable limitation damages",
    categories: ["Cap on Liability"],
    kinds: ["limitation-of-liability"],
  },
  {
    id: "consequential",
    asks: "consequential; indirect; lost profits; loss of profit; loss of profits; lost business; loss of business; loss of data; special damages; punitive; lost revenue; knock-on; consequential loss; indirect loss; lost sales; economic loss; incidental",
    words:
      "consequential indirect incidental special punitive exemplary damages lost profits loss of business revenue in no event liable",
    categories: ["Cap on Liability"],
    kinds: ["consequential-loss"],
  },
  {
    id: "uncapped",
    asks: "uncapped; unlimited liability; no limit liability; without limit; not limited; not capped; full liability; carve-outs cap; exceptions cap; exceptions limit; exceptions liability; gross negligence; wilful misconduct; fraud; beyond the cap; limits do not apply; cap not apply; liable without limit; outside the limit; excluded from cap; liable for everything; total liability in which cases; negligence capped; fraud limited",
    words:
      "limitation shall not apply except gross negligence willful misconduct fraud indemnification breach of confidentiality notwithstanding nothing limits exclude death personal injury",
    categories: ["Uncapped Liability"],
    kinds: ["uncapped-liability"],
  },
  {
    id: "liquidated",
    asks: "liquidated damages; agreed damages; pre-agreed damages; penalty; penalties; fixed sum; late penalty; damages per day; stipulated; compensation fixed; fixed compensation; pre-agreed; fine; fines; forfeit; forfeiture; what if delay; damages for late; agreed sum; buyout amount; lose if; non-consent; compensation breach; faulty percentage",
    words:
      "liquidated damages penalty sum pay per day delay genuine pre-estimate forfeit fee as liquidated not as a penalty percent credit termination fee refund",
    categories: ["Liquidated Damages"],
    kinds: ["liquidated-damages"],
  },
  {
    id: "indemnity",
    asks: "indemnity; indemnify; indemnification; hold harmless; defend; defend us; third party claims; sued by others; someone sues us; claims by others; cover losses; makes good; who pays if sued; infringement claim; legal claim; copied software",
    words:
      "indemnify indemnity hold harmless defend claims losses third party arising infringement attorneys fees",
    kinds: ["indemnity"],
  },
  {
    id: "warranty-period",
    asks: "warranty; warranty period; guarantee period; how long warranty; warranty last; warranty expire; guarantee; defects period; faults; faulty goods; defect; defects; defective; deficiencies; report defects; warranty months; warranty years; guarantee months; repair free; defects liability; tell about faults; how long claim; product fails; latent defects; free repair; workmanship",
    words:
      "warrants warranty period months days from date of delivery acceptance defects workmanship materials repair replace free from conform defect notify",
    categories: ["Warranty Duration"],
    kinds: ["warranty-period"],
  },
  {
    id: "disclaimer",
    asks: "as is; no warranty; disclaim; disclaimer; merchantability; fitness; implied warranties; no promises; quality promised",
    words:
      "as is disclaim warranties express implied merchantability fitness for a particular purpose no warranty",
    kinds: ["warranty-disclaimer"],
  },
  {
    id: "insurance",
    asks: "insurance; insure; insured; insurer; policy; policies; coverage; cover; cover amount; public liability; professional indemnity; workers compensation; additional insured; certificate of insurance; proof of insurance; premium; underwriter; premiums; insurance cover",
    words:
      "insurance policy coverage insured insurer certificate general liability per occurrence workers compensation maintain additional insured premium",
    categories: ["Insurance"],
    kinds: ["insurance"],
  },
  {
    id: "no-sue",
    asks: "covenant not to sue; not to sue; challenge; contest; challenge validity; attack; dispute ownership; challenge ownership; no challenge; sue; release claims; waive claims; oppose registration; question validity; contest ownership; challenge patent; challenge trade mark; promise not sue; give up claims; waive; own the brand dispute; harm trademark; domain names harm; jeopardise; impair",
    words:
      "contest challenge validity ownership shall not directly or indirectly attack impair right title trademarks marks release waive claims covenant not to sue acknowledge",
    categories: ["Covenant Not to Sue"],
    kinds: ["covenant-not-to-sue"],
  },
  {
    id: "force-majeure",
    asks: "force majeure; act of god; pandemic; covid; strike; flood; war; beyond control; unforeseeable; natural disaster; earthquake",
    words:
      "force majeure acts of god beyond reasonable control strike flood war epidemic delay excused",
  },
  {
    id: "third-party",
    asks: "third party beneficiary; third-party beneficiary; third party rights; others enforce; outsiders enforce; someone else benefit; enforce by others; who else can enforce; third parties rely",
    words:
      "third party beneficiary beneficiaries benefit enforce no rights person other than parties intended",
    categories: ["Third Party Beneficiary"],
  },
  {
    id: "damage",
    asks: "who pays damage; damage; broken; accident; injury; injured; breakage; repair; repairs; maintenance; fix; who repairs; maintain",
    words:
      "damage repair maintain maintenance injury responsible cost replace loss property condition",
  },
  {
    id: "product-recall",
    asks: "recall; product recall; unsafe products; withdrawn from market",
    words: "recall products withdraw market safety cost",
  },
];
