import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

/** A promise of fact, which the words only qualify. */
const keepsTo =
  /\b(?:not|nor|never)\b[^.;]{0,60}\b(?:conflict with|violat\w+|in breach of)\b|\bexcept(?:,[^.;]{0,80},)? (?:where|for|as|to the extent|in)\b[^.;]{0,200}\b(?:not|no)\b[^.;]{0,80}\badverse\b|\b(?:would|could|will|does|do) not\b[^.;]{0,60}\b(?:have|result in|expected to)\b[^.;]{0,40}\badverse\b/i;
/** A change for the worse that nothing follows from. */
const ofNothing =
  /^(?!.{0,2000}\b(?:terminat|cancel|suspend|withdraw|refus|walk|accelerat|draw|stop|waive|declar)\w*|.{0,2000}\b(?:default|conditions?\b(?!,| or otherwise)|tell|tells|notif\w+|inform\w*|need not|not (?:be )?(?:obliged|required|bound)|immediately|repay\w*|counts?|means?|includes?))/i;

export const materialAdverseChange = clause({
  id: "material-adverse-change",
  title: "Material Adverse Change",
  level: "Medium",
  named: [/material adverse|events? of default|conditions precedent/i, "Material adverse change"],
  cue: /adverse/i,
  says: [
    [
      phrase("material(?:ly)? adverse (?:change|effect|event)"),
      "The Lender may cancel if a material adverse effect occurs.",
    ],
    [
      phrase(
        "adverse change ~60 (?:business|financial|condition|position|prospects|circumstances|credit)",
      ),
      "You must tell us of any adverse change in your financial position.",
    ],
  ],
  not: [
    "Since the accounts date there has been no material adverse change in the business of the Vendor.",
    "The Servicer complies with every law, except where to fall short could not reasonably be expected to have a material adverse effect on it.",
    "Signing does not conflict with any contract of the Company, let another terminate one, or have a material adverse effect.",
    "A landlord may refuse where the change of use would have an adverse effect on other tenants.",
    "An adverse change in the weather is no excuse.",
  ],
  unless: new RegExp(`${keepsTo.source}|${ofNothing.source}`, "i"),
  raises: [
    {
      when: phrase("opinion|considers?|determines?|believes?|satisf\\w+"),
      because: "it turns on an opinion ({words})",
      as: "If the Financier considers that there is a material adverse change it may stop lending.",
    },
    {
      when: phrase("prospects|could|might|likely to|may have"),
      because: "it looks ahead ({words})",
      as: "The Lender may cancel on an event that could have a material adverse effect.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:other than|excluding|except|does not include|apart from) ~100 (?:market|economic|industry|general|law|disclosed)",
      ),
      because: "it leaves out what hits everybody ({words})",
      as: "A material adverse change does not include a change in the market as a whole.",
    },
  ],
  effect: "ties rights to a serious change for the worse",
  why: "What is serious enough is argued when a party is weakest, and the other side may walk away meanwhile.",
  ask: [
    {
      ask: "for a sum or percentage",
      there: /\$|%|\bper ?cent\b/i,
      as: "A fall of 20% in revenue counts.",
    },
    {
      ask: "that what hits the whole market be left out",
      has: "the whole market left out",
      there: /\b(?:generally|industry|market|economy|economic)\b/i,
      as: "What affects the industry generally is left out.",
    },
    {
      ask: "for an objective test",
      there: /\breasonabl[ey]\b|\bobjective/i,
      as: "It has to be reasonably likely.",
    },
  ],
  inLawAs: ["termination-for-breach"],
});
