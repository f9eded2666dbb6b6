import type { PaperQuestions } from "../asking/question.ts";

/** Whoever began or runs a company in which others invest, as papers call them. */
export const founder =
  /^(?:founders?|minority(?: (?:share|unit) ?holders?)?|managers?|key persons?|executives?|employee (?:share|unit) ?holders?|warrantors?)$/;

/** What those who began a company are asked to promise an investor, in whatever paper. */
export const founders: PaperQuestions = {
  id: "founders",
  of: /^(?:Shareholders|Share subscription) agreement$/,
  roles: { recipient: "Founder", drafter: "Investor" },
  questions: [
    {
      id: "founders/own-warranties",
      topic: "quality-warranty",
      title: "Founders vouch personally for the company",
      question: "Do we vouch for the company out of our own pockets?",
      roles: founder,
      about: { says: /\bwe\b.{0,100}\b(?:warrants?|represents?)\b/, heading: /warrant/ },
      answers: [
        {
          when: [
            /\bwe\b.{0,100}\bjointly and severally\b.{0,100}\bwarrants?\b|\bwe\b.{0,60}\bwarrants?\b.{0,60}\bjointly and severally\b/,
          ],
          title: "Founders answer jointly for company’s warranties",
          level: "High",
          does: "{We} vouches jointly and severally for the Company's warranties.",
          why: "One founder could pay for everything, out of a business that has paid nobody yet.",
          ask: "Ask that the Company warrants; founders severally, within knowledge, capped at a year's pay.",
          wording:
            "The Company gives the warranties. A Founder is liable only for what it knew to be untrue, severally, and for no more than its annual remuneration.",
          replaces: true,
        },
        {
          when: [
            /\bwe\b.{0,40}\b(?:represents? and )?warrants?\b.{0,60}\b(?:to they|that|each|the warranties)\b|\bwarrant\w*\b.{0,40}\bgiven by (?:we|everybody)\b.{0,40}\bcompany\b/,
          ],
          lacksHere: [/\b(?:power|capacity|authority|duly incorporated)\b/, /\bit has\b/],
          level: "Medium",
          does: "{We} personally warrants what is said of the Company.",
          why: "If something proves untrue it pays out of its own pocket.",
          ask: "Ask that the Company warrants; founders severally, within knowledge, capped at a year's pay.",
          wording:
            "The Company gives the warranties. A Founder is liable only for what it knew to be untrue, severally, and for no more than its annual remuneration.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "7.1 The Founders warrant to the Investor that the statements in Schedule 2 are true.",
        not: "7.1 The Company warrants to the Investor that the statements in Schedule 2 are true.",
      },
    },
  ],
};
