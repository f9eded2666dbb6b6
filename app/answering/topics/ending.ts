import type { Topic } from "./topic.ts";

/** How long a paper runs, and how it ends. */
export const endingTopics: readonly Topic[] = [
  {
    id: "term",
    asks: "term; duration; how long last; how long run; how long; period; length; expiry; expire; expiration; end date; last day; final day; finish; over when; run out; come to an end; when end; lapse; until when; lock in; locked in; tied in; signed up; bound until; bound how long; still in force; still running; still valid; years left; free of; stop when; runs until",
    words:
      "term initial term continue in effect full force until expire expiration expiry commence years anniversary unless earlier terminated remain in force period",
    categories: ["Expiration Date"],
  },
  {
    id: "start",
    asks: "start; begin; commence; effective date; first day; take effect; in force from; when did it start; kick off; dated; signed when; date of agreement",
    words: "effective date commence commencement dated made entered into as of day of begin",
    categories: ["Effective Date", "Agreement Date"],
  },
  {
    id: "renewal",
    asks: "renew; renewal; extend; extension; prolong; prolongation; roll over; rollover; continue automatically; automatic; another year; another term; further term; further year; further period; follow on; second term; successive; option to renew; evergreen; go on; keep going; additional term",
    words:
      "renew renewal automatically extend extension successive additional term terms period periods option year unless notice",
    categories: ["Renewal Term"],
    kinds: ["automatic-renewal"],
  },
  {
    id: "stop-renewal",
    asks: "notice renewal; stop renewal; prevent renewal; non-renewal; not renew; opt out renewal; cancel renewal; notice extension; stop roll over; avoid renewal; object extension; say no year; say no term; say no renewal; deadline renew; how early renew; last chance renewal; last chance; before it renews; notice before end of term; tell them not continue; decline renewal; refuse extension; write before expires",
    words:
      "notice not renew non-renewal intention prior to expiration of then current term at least days unless either party gives written notice renewal",
    categories: ["Notice Period to Terminate Renewal"],
    kinds: ["automatic-renewal"],
  },
  {
    id: "end-at-will",
    asks: "terminate convenience; convenience; terminate without cause; without cause; without reason; no reason; any reason; for no reason; at will; any time; cancel; just cancel; walk away; get out; pull out; exit; leave early; quit; end early; opt out; change our mind; terminate at any time; terminate on notice; drop; bail; back out; call it off; end whenever",
    words:
      "terminate this agreement at any time without cause for convenience for any reason or no reason upon days prior written notice",
    categories: ["Termination for Convenience"],
    kinds: ["termination-for-convenience"],
  },
  {
    id: "end-for-breach",
    asks: "terminate breach; terminate default; end for breach; breach; default; breaks the contract; fails to perform; cure period; remedy breach; put right; bankrupt; insolvency; insolvent; goes broke; goes bust; liquidation; terminate for cause; sack; fire; dismiss; grounds for termination; kick out; throw out; misconduct; terminate immediately; does not pay terminate",
    words:
      "terminate immediately material breach default cure remedy within days after notice fails insolvent bankruptcy liquidation receiver winding up administrator event of default",
    kinds: ["termination-for-breach"],
  },
  {
    id: "cancelling-cost",
    asks: "cost cancel; cancellation fee; cancellation charge; early termination fee; exit fee; break fee; cost of leaving; pay leave early; cost end early; price of ending; cost of walking; what does it cost to get out; break cost; cancelling",
    words:
      "early termination fee cancellation charge pay remaining balance fees payable percent terminated before end of term liquidated amount",
    categories: ["Liquidated Damages"],
    kinds: ["early-termination-fee"],
  },
  {
    id: "after-the-end",
    asks: "after termination; after expiry; after the end; post-termination; once it ends; when it ends; upon termination; wind down; handover; hand over; transition; exit assistance; leftover; left over; left-over stock; remaining stock; inventory; sell off; sell-off; survive; survival; go on past the end; return property; hand back; give back; give up; return materials; what happens at the end; outlast; continue after; return equipment; vacate; move out; get out data; stop using name",
    words:
      "upon termination expiration following after survive continue return deliver cease use sell remaining inventory sell-off period transition wind assist obligations shall immediately",
    categories: ["Post-Termination Services"],
    kinds: ["post-termination"],
  },
  {
    id: "suspension",
    asks: "suspend; suspension; cut off; switch off; stop service; pause; withhold service; block access; stop supply; freeze account; disconnect",
    words: "suspend suspension access overdue until discontinue restrict cease supply interrupt",
  },
  {
    id: "change-of-control",
    asks: "change of control; change in control; taken over; takeover; take over; acquired; acquisition; merger; merge; bought out; sold company; sale of the business; new owner; new owners; new shareholder; new shareholders; ownership changes; change of ownership; swallowed; buys them; buys us; competitor buys; sell the company; shares change hands; sell up",
    words:
      "change of control merger consolidation acquisition acquire sale of all or substantially all assets majority voting securities stock shares ownership controlled shareholder",
    categories: ["Change of Control"],
    kinds: ["change-of-control"],
  },
  {
    id: "assignment",
    asks: "assign; assignment; transfer contract; transferable; transfer agreement; novate; novation; hand over contract; hand contract; give contract; somebody else; someone else; other company instead; pass on contract; move contract; move to another company; give to someone else; sell contract; assign without consent; assign affiliate; successor; substitute; step into shoes; swap; subsidiary take over; restructure; delegate; transfer rights",
    words:
      "assign assignment transfer delegate novate without prior written consent void successors permitted assigns affiliate rights obligations under this agreement",
    categories: ["Anti-Assignment"],
    kinds: ["assignment"],
  },
];
