import type { Picture, PublicPage } from "../types.ts";

/** What search engines and link previews are told of LegalAI's public pages. */
export const legalaiPages = {
  landing: {
    path: "/legalai",
    name: "LegalAI",
    title: "LegalAI: contract review for Australian law firms",
    description:
      "Upload a contract and read its summary and risk flags, each resting on the exact words of the document.",
    keywords: ["contract review", "legal AI Australia", "contract risk", "law firm software"],
    revised: "2026-11-22",
    picture: { title: "Every flag in its own words", tone: "paper", silhouette: "lectern" },
  },
  sample: {
    path: "/legalai/try",
    name: "LegalAI: a sample contract",
    title: "Read a sample contract with its risk flags | LegalAI",
    description:
      "A whole contract on LegalAI’s reading desk: summary, key facts, and each risk on the words it rests on. No account, and nothing is stored.",
    keywords: ["contract review example", "risk flags", "legal AI demo", "sample contract"],
    revised: "2026-11-22",
    picture: { title: "A contract, read in the open", tone: "paper", silhouette: "reading-chair" },
  },
  accuracy: {
    path: "/legalai/accuracy",
    name: "LegalAI: accuracy",
    title: "How accurate LegalAI is: figures and weak spots",
    description:
      "What the built-in analyser of LegalAI finds and misses, measured on contracts that lawyers marked, clause by clause.",
    keywords: ["legal AI accuracy", "contract review benchmark", "CUAD", "UNFAIR-ToS"],
    revised: "2026-11-22",
    picture: { title: "What it finds, what it misses", tone: "dusk", silhouette: "theodolite" },
  },
} as const satisfies Record<string, PublicPage & { picture: Picture }>;
