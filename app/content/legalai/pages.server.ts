import type { Picture, PublicPage } from "../types.ts";

/** What search engines and link previews are told of LegalAI's two public pages. */
export const legalaiPages = {
  landing: {
    path: "/legalai",
    name: "LegalAI",
    title: "LegalAI: contract review for Australian law firms",
    description:
      "Upload a contract and read its summary and risk flags, each resting on the exact words of the document.",
    keywords: ["contract review", "legal AI Australia", "contract risk", "law firm software"],
    picture: { title: "Every flag in its own words", tone: "paper", silhouette: "courthouse" },
  },
  accuracy: {
    path: "/legalai/accuracy",
    name: "LegalAI: accuracy",
    title: "How accurate LegalAI is: figures and weak spots",
    description:
      "What the built-in analyser of LegalAI finds and misses, measured on contracts that lawyers marked, clause by clause.",
    keywords: ["legal AI accuracy", "contract review benchmark", "CUAD", "UNFAIR-ToS"],
    picture: { title: "What it finds, what it misses", tone: "dusk", silhouette: "telescope" },
  },
} as const satisfies Record<string, PublicPage & { picture: Picture }>;
