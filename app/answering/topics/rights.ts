import type { Topic } from "./topic.ts";

/** What is owned, licensed and looked into. */
export const rightsTopics: readonly Topic[] = [
  {
    id: "ip-ownership",
    asks: "own; owns; owner; ownership; intellectual property; ip; who owns; whose property; copyright; copyright belong; patents belong; inventions; work product; deliverables; results; title; title software; belong; belongs to; work for hire; assign ip; transfer rights; own the code; own what is made; rights in the work; keep the rights; improvements; property of; transferred to",
    words:
      "own ownership right title and interest intellectual property assign work made for hire inventions copyright patent property of vest exclusive property hereby assigns deliverables work product",
    categories: ["IP Ownership Assignment"],
    kinds: ["ip-assignment"],
  },
  {
    id: "joint-ip",
    asks: "joint ownership; jointly own; jointly owned; co-own; shared ownership; own together; both own; joint inventions; common property; co-owner; together developed",
    words:
      "jointly own joint ownership equal undivided interest joint inventions jointly developed co-own",
    categories: ["Joint IP Ownership"],
  },
  {
    id: "licence",
    asks: "licence; license; licensed; license grant; licence grant; right to use; rights to use; may we use; can we use; allowed to use; permission; permitted use; use their; use the technology; use the software; use the name; use logo; use trademark; scope licence; what may we do with; granted rights; sublicense; copy the software; what rights do we get",
    words:
      "grants license licence non-exclusive right to use reproduce distribute display sublicense trademark software royalty-free hereby grants",
    categories: ["License Grant"],
    kinds: ["licence-scope"],
  },
  {
    id: "non-transferable",
    asks: "non-transferable; sublicense; sub-license; transfer licence; transfer the license; pass on licence; sell licence; sublicensing; share login; let others use; named user; account sharing",
    words:
      "non-transferable nontransferable license sublicense not transfer assign right non-sublicensable other person use named user",
    categories: ["Non-Transferable License"],
  },
  {
    id: "affiliate-licence",
    asks: "affiliates use; subsidiaries use; group companies; sister company; affiliates license; parent company use; related companies; whole group",
    words: "affiliates subsidiaries license grants licensee affiliate use related bodies corporate",
    categories: ["Affiliate License-Licensee", "Affiliate License-Licensor"],
  },
  {
    id: "unlimited-licence",
    asks: "unlimited licence; enterprise licence; unlimited use; unlimited users; as many as we like; unrestricted; all you can eat; no limit on copies",
    words: "unlimited license number of users copies enterprise unrestricted any number",
    categories: ["Unlimited/All-You-Can-Eat-License"],
  },
  {
    id: "perpetual",
    asks: "perpetual; irrevocable; for ever; forever; permanent; permanently; lasting; never end; take back licence; revoke; revocable; withdrawn licence; keep using; all time; without end; indefinitely; use after expiry; everlasting; licence after termination; continue to use",
    words:
      "perpetual irrevocable license worldwide royalty-free fully paid-up right use survive termination revoke",
    categories: ["Irrevocable or Perpetual License"],
  },
  {
    id: "escrow",
    asks: "escrow; source code; source code escrow; code deposited; deposit of the code; access to source",
    words: "source code escrow agent deposit release materials escrow agreement",
    categories: ["Source Code Escrow"],
  },
  {
    id: "audit",
    asks: "audit; auditor; audits; inspect; inspection; inspections; inspect books; check books; check records; look at books; look into accounts; records; bookkeeping; books; accountant; verify; verify figures; examine; visit premises; site visit; check up; examine accounts; access to records; plant visit; checking; control their figures; open the books; see their figures",
    words:
      "audit inspect examine books records accounting reasonable notice business hours auditor certified public accountant access premises verify",
    categories: ["Audit Rights"],
    kinds: ["audit-rights"],
  },
  {
    id: "service-level",
    asks: "service level; uptime; downtime; availability; response time; sla; outage; down; offline; crash; support; support hours; maintenance window; slow",
    words:
      "service level availability uptime percent month credit response time support downtime incident",
  },
  {
    id: "content",
    asks: "remove content; take down; delete posts; user content; moderation; delete account; post; upload",
    words: "content remove delete post upload terminate account infringe",
    kinds: ["content-removal"],
  },
];
