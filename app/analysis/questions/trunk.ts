import type { Question } from "../asking/question.ts";

/** What is asked of every paper that binds two sides, whatever it is for. */
export const trunk: Question[] = [
  {
    id: "one-way-assignment",
    topic: "assignment",
    title: "Only the other side may pass the contract on",
    question: "Who may assign, and must the other agree?",
    about: {
      says: /\b(?:assign|novate|transfer)\w*\b.{0,80}\b(?:agreement|contract|deed|rights|obligations|lease|terms)\b/,
      heading: /assignment|novation|transfer/,
    },
    answers: [
      {
        when: [
          /\bthey may\b(?! not).{0,60}\b(?:assign|novate|transfer)\b(?!.{0,120}\bwith (?:the |our )?(?:prior )?(?:written )?consent)/,
          /\bwe may not\b.{0,60}\b(?:assign|novate|transfer)\b/,
        ],
        level: "Medium",
        does: "{They} may pass the contract to anybody, while {we} needs consent.",
        why: "{We} could be tied to a stranger that it would not have chosen.",
        ask: "Ask that neither side assigns without the other's consent, not to be unreasonably withheld.",
        wording:
          "Neither party may assign or novate this agreement without the other's prior written consent, which must not be unreasonably withheld.",
      },
      { when: [/\beverybody may not\b.{0,60}\b(?:assign|novate|transfer)\b/], fine: true },
    ],
    kinds: ["assignment"],
    proof: {
      answered:
        "12.1 The Customer must not assign this agreement. The Supplier may assign it to any person.",
      not: "12.1 Neither party may assign this agreement without the other's written consent.",
    },
  },
];
