import type { Topic } from "./topic.ts";

/** With whom one may deal, and in what. */
export const dealingTopics: readonly Topic[] = [
  {
    id: "non-compete",
    asks: "compete; competing; competition; competitor; competitors; non-compete; noncompete; rival; rivals; rival products; same business; similar business; own business; set up shop; start business; restraint; restraint of trade; stay out of business; work for rival; open a shop nearby; similar product; after I leave; work for competitor; competitive products",
    words:
      "compete competing competitive competitor non-compete engage directly or indirectly business similar restraint shall not sell market distribute products territory radius",
    categories: ["Non-Compete"],
    kinds: ["restraint-of-trade"],
  },
  {
    id: "exclusivity",
    asks: "exclusive; exclusivity; exclusively; sole; only supplier; only one; others too; other suppliers; other customers; another distributor; another dealer; second dealer; work for others; appoint others; appoint another; non-exclusive; deal with others; buy elsewhere; buy from others; sell to others; only buy from; tied to; other agents; promote other; second job; other clients; other partners; use someone else",
    words:
      "exclusive exclusively sole only exclusivity shall not appoint any other third party purchase solely from territory non-exclusive during the term",
    categories: ["Exclusivity"],
    kinds: ["exclusivity"],
  },
  {
    id: "competitive-exception",
    asks: "exception non-compete; exceptions to exclusivity; despite exclusivity; carve out competition; allowed to compete; permitted competing; excluded from restraint",
    words:
      "notwithstanding except foregoing shall not prohibit restrict prevent permitted exclusive competing own passive investment",
    categories: ["Competitive Restriction Exception"],
  },
  {
    id: "poach-staff",
    asks: "poach; poaching; hire staff; hire employees; hire their people; recruit; recruiting; headhunt; lure; entice staff; solicit employees; steal staff; take staff; employees off limits; workers off limits; hiring; employ their staff; approach employees; engineers hire; no-hire; non-solicitation employees; take on their people; job offer",
    words:
      "solicit hire employ recruit induce entice employee employees personnel leave employment engage non-solicitation",
    categories: ["No-Solicit of Employees"],
    kinds: ["non-solicitation"],
  },
  {
    id: "poach-customers",
    asks: "solicit customers; poach customers; poach clients; steal customers; approach customers; contact customers; take clients; customers off limits; clients away; solicit clients; lure customers; divert business",
    words: "solicit customers clients divert induce entice call upon customer client business",
    categories: ["No-Solicit of Customers"],
    kinds: ["non-solicitation"],
  },
  {
    id: "first-refusal",
    asks: "first refusal; right of first refusal; first offer; first negotiation; first right; first rights; first chance; first option; first dibs; first look; match offer; last look; matching right; pre-emption; preemptive; pre-emptive; offer to us first; offered first; before others; option to buy; buy new shares; take part share issue; before selling; must they offer",
    words:
      "right of first refusal first offer first negotiation offer notice match terms bona fide third party option exercise pre-emptive participate pro rata",
    categories: ["Rofr/Rofo/Rofn"],
  },
  {
    id: "disparage",
    asks: "disparage; disparagement; bad-mouth; badmouth; speak ill; talk badly; criticise; criticize; negative comments; defame; defamation; harm reputation; bad review; bad light; reputation; tarnish; say nasty; disrepute",
    words:
      "disparage disparaging derogatory defame reputation goodwill tarnish negative statements disrepute",
    categories: ["Non-Disparagement"],
  },
  {
    id: "territory",
    asks: "territory; area; region; where sell; which countries; countries; where may we; geographic; how far; kilometres; postcodes; outside the area; overseas sale",
    words:
      "territory region area country countries geographic located within outside worldwide kilometres radius",
  },
  {
    id: "subcontract",
    asks: "subcontract; subcontractor; subcontractors; outsource; use other firms; someone else do the work; delegate work; farm out",
    words: "subcontract subcontractor delegate engage third party perform consent responsible",
  },
  {
    id: "publicity",
    asks: "publicity; press release; announce; announcement; use our name; use logo advertising; reference customer; case study; tell the press; media; name us as a customer; marketing mention",
    words:
      "publicity press release public announcement use name logo trademark consent advertising disclose existence",
  },
  {
    id: "non-disclosure",
    asks: "confidential; confidentiality; secret; secrecy; nda; disclose; disclosure; keep quiet; share information; trade secrets; tell others; leak; confidential information; how long confidential; show to",
    words:
      "confidential information disclose disclosure receiving party disclosing secret hold in confidence non-disclosure protect third party",
    kinds: ["confidentiality"],
  },
  {
    id: "data",
    asks: "personal information; personal data; privacy; data protection; data breach; customer data; gdpr; hacked; security breach; data overseas; stored overseas; data leak; notify breach; offshore; who sees our data",
    words:
      "personal information data privacy security breach notify unauthorised access overseas protection act store process",
    kinds: ["privacy"],
  },
  {
    id: "data-ownership",
    asks: "own data; whose data; our data; export data; get data back; download data; our records; return of data; copy of our data",
    words: "customer data own ownership export download return retrieve format delete records data",
  },
];
