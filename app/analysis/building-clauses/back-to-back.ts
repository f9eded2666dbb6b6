import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const head =
  "(?:head (?:contract|agreement|lease|licence)|main contract|principal agreement|upstream contract|prime contract)";

export const backToBack = clause({
  id: "back-to-back",
  title: "Back-to-back Obligations",
  level: "Medium",
  cue: /head|main contract|principal agreement|upstream|prime contract|back[- ]to[- ]back|flow[- ]down/i,
  says: [
    [
      phrase("\\bback[- ]to[- ]back\\b|\\bflow[- ]?down\\b"),
      "The Scaffolder takes the works on a back-to-back basis.",
    ],
    [
      phrase(`(?:must|shall|will) not ~60 (?:put|place|cause) ~60 (?:in )?breach ~30 ${head}`),
      "The sub-tenant shall not do anything to put the tenant in breach of the head lease.",
    ],
    [
      phrase(
        `(?:perform|comply with|bound by|observe|assumes?|undertakes?) ~80 (?:obligations?|terms|conditions|requirements|provisions) ~60 (?:of|under|in) (?:the |its )?${head}`,
      ),
      "The Electrician must comply with the requirements of the Main Contract as they bear on its trade.",
    ],
  ],
  not: [
    "The Head Contract is between the Builder and the Owner.",
    "Two back to back sessions are held each day, and the head agreement of the band applies.",
  ],
  unless: /\bsessions?\b|\bseats?\b|\bhouses?\b/i,
  raises: [
    {
      when: phrase(
        "as if|whether or not|all (?:of )?the (?:obligations|terms|provisions|conditions)|deemed (?:to have )?(?:notice|read|knowledge)",
      ),
      because: "it takes over the whole of it ({words})",
      as: "The Tiler must perform all the obligations of the Builder under the head contract.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "a copy of which|to the extent|so far as|as (?:they|it) (?:relates?|applies|bears?)",
      ),
      because: "it is tied to what is known or to this work ({words})",
      as: "The Joiner must observe the terms of the prime contract, a copy of which is attached.",
    },
  ],
  effect: "passes duties of a contract above down to this one",
  why: "It brings in obligations, and liability, of a contract that whoever takes them on did not make.",
  ask: [
    {
      ask: "for a copy of the contract above, and that nothing not shown in it bind",
      has: "a copy of the contract above",
      there: /\bcopy\b|\battached\b|\bannex/i,
      within: "clause",
      as: "A copy is attached.",
    },
    {
      ask: "that only what bears on this work be passed down",
      has: "only what bears on this work",
      there: /\b(?:to the extent|so far as|as (?:they|it) (?:relates?|applies|bears?))\b/i,
      as: "It applies so far as it relates to the Works.",
    },
    {
      ask: "that this contract prevail where the two differ",
      has: "which of the two prevails",
      there: /\bprevail|\bprecedence\b/i,
      within: "clause",
      as: "This contract prevails.",
    },
  ],
});
