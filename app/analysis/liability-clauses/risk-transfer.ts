import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const things =
  "(?:goods|products?|equipment|materials?|stock|deliverables|property|livestock|machines?|vehicles?|plant|items?|works|premises|business)";
export const riskTransfer = clause({
  id: "risk-transfer",
  title: "Passing of Risk",
  level: "Medium",
  cue: /\brisk\b/i,
  says: [
    [
      phrase(
        "\\brisk\\b ~80 (?:pass(?:es)?|transfers?|moves?|shifts?|vests?) (?:to|from|on|when|upon|as|at|once)\\b",
      ),
      "The risk in the timber passes to the builder as the truck leaves the yard.",
    ],
    [
      phrase(
        `\\b${things} ~60 \\b(?:is|are|be|remains?|stays?|travels?|shall be) (?:entirely |solely |wholly )?at (?:the )?(?:sole |entire )?(?:risk of\\b|(?:[\\w-]+['’]s?|its|your|our|their) (?:own |sole )?risk\\b)`,
      ),
      "From pick-up on, the equipment is at the hirer's risk.",
    ],
    [
      phrase(
        `\\b(?:bears?|assumes?|carries|takes|accepts?|{must} bear) (?:all |the |full |sole ){0,3}risks? (?:of|in|for) ~20 (?:loss|damage|theft|destruction|the ${things})`,
      ),
      "The gallery bears the risk of theft from the time the crate is opened.",
    ],
  ],
  not: [
    "Entry to the track is at your own risk.",
    "The Board reviews the risk register and how risks pass through the business.",
    "Risk of loss is a matter for the insurers, whose report on the goods is attached.",
  ],
  raises: [
    {
      when: phrase(
        "dispatch\\w*|despatch\\w*|leav(?:es|ing)|ex[- ]works|carrier|before (?:delivery|payment|title)|in transit|collection from",
      ),
      because: "it passes before the goods have arrived ({words})",
      as: "Risk in the wine passes to the buyer when the carrier takes it.",
    },
    {
      when: phrase(
        "(?:even (?:if|though)|whether or not|notwithstanding|despite) ~80 (?:title|property|ownership|paid|negligen\\w+|fault)",
      ),
      because: "it passes whatever else holds ({words})",
      as: "Risk passes to the shop on unloading, notwithstanding that title has not.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:on|upon|until|after) (?:actual |completion of |its |their )?(?:delivery (?:to|at)|acceptance|unloading|installation|receipt|completion)",
      ),
      because: "it passes only {words}",
      as: "Risk in the machine passes to the farm upon acceptance.",
    },
  ],
  effect: "says from when on a party bears loss of or damage to the goods",
  why: "Whoever bears the risk pays for goods that never arrive, or arrive spoilt, and needs cover from that moment.",
  ask: [
    {
      ask: "that risk pass on delivery and unloading, not before",
      has: "risk on delivery",
      there:
        /\b(?:on|upon|until|after|at the time of)\b.{0,20}\b(?:delivery (?:to|at)|unloading|acceptance|receipt)\b/i,
      as: "Risk passes on delivery to the site.",
    },
    {
      ask: "that loss through the other side’s negligence or poor packing stay with it",
      has: "an exception for the other side’s fault",
      there:
        /\b(?:except|unless|other than)\b.{0,80}\b(?:negligen|fault|packing|packaging|breach)/i,
      within: "clause",
      as: "The buyer bears it unless the seller’s fault causes the loss.",
    },
    { ask: "Check that goods in transit are insured from that moment." },
  ],
});
