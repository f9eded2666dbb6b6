import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const placeOfWork = clause({
  id: "place-of-work",
  title: "Change of Place of Work",
  level: "Medium",
  cue: /locat|move|branch|place|site|office|transfer|travel/i,
  says: [
    [
      phrase(
        "\\b(?:direct|require|ask|transfer|relocate|move|station|deploy)s?\\b (?:you|the (?:employee|worker|executive|teacher)|him|her|them|any employee|an employee|staff) ~60 \\b(?:locations?|place of work|workplace|offices?|sites?|branch(?:es)?|premises|interstate|anywhere)\\b",
      ),
      "The school may ask the teacher to move to a branch in another town for a term.",
    ],
    [
      phrase(
        "\\b(?:you|employee|worker|executive)s? (?:{may} be |{must} |may have to )(?:required to |asked to |directed to |prepared to )?(?:relocate|transfer(?:red)?|travel|work (?:at|from|in)) ~60 \\b(?:other|another|different|any|interstate|elsewhere|as (?:directed|required))\\b",
      ),
      "A worker must travel to any depot of the district.",
    ],
    [
      phrase(
        "\\b(?:place of work|work location|workplace|location of (?:the |your )?(?:work|employment|position)) ~60 \\b(?:may|can) ~20 (?:change|vary|be (?:changed|varied|moved|altered))",
      ),
      "The work location may be changed by the clinic on a month's notice.",
    ],
  ],
  not: [
    "The tenant must relocate the bins to another place on collection day.",
    "You will work at the depot in Dubbo.",
    "Your title, duties and place of work may be altered by the depot.",
    "The landlord may require the tenant to move to other premises in the centre.",
  ],
  unless: /\b(?:duties|title|reporting line)\b/i,
  raises: [
    {
      when: phrase(
        "anywhere|interstate|overseas|any (?:location|place|site|office)|(?:sole|absolute) discretion|at any time|immediately",
      ),
      because: "it has no bounds ({words})",
      as: "The broker may require you to work at offices interstate.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "reasonabl[ey]|undue hardship|inconvenience|within \\d+ ?(?:km|kilomet)|consult\\w*|relocation (?:costs|expenses|allowance)|by agreement",
      ),
      because: "it is kept in bounds ({words})",
      as: "The broker may require you to work at offices within 20 km.",
    },
  ],
  effect: "lets an employer change where the work is done",
  why: "A longer way to work, or a move, costs the employee time and money, and refusing may cost the job.",
  ask: [
    {
      ask: "for a radius or a list of places",
      there: /\bwithin \d+|\bkilomet|\bin the (?:same|greater)\b|\bmetropolitan\b/i,
      within: "clause",
      as: "It must be within 30 kilometres.",
    },
    {
      ask: "for notice and consultation first",
      has: "notice or consultation",
      there: /\b(?:notice|consult\w*)\b/i,
      within: "clause",
      as: "The employer must give notice of it.",
    },
    {
      ask: "that the employer pay the cost of a move",
      has: "the cost of a move",
      there: /\b(?:relocation|moving|removal|travel)\b.{0,30}\b(?:costs?|expenses|allowance)\b/i,
      within: "clause",
      as: "Relocation costs are paid by the employer.",
    },
  ],
});
