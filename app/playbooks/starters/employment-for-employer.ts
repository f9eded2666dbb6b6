import type { Starter } from "./starter.ts";

/** A contract of employment that our client offers. */
export const employmentForEmployer: Starter = {
  id: "employment-for-employer",
  content: {
    name: "Employment, for the employer",
    kinds: ["Employment contract"],
    act_for: "Employer",
    law: null,
    rules: [
      {
        id: "confidentiality",
        clause: "confidentiality",
        words: null,
        test: { kind: "for_us" },
        preferred: {
          why: "What our client knows stays with it when people leave.",
          wording:
            "The Employee must keep the Employer’s confidential information confidential during and after the employment, and must use it only for the Employer’s purposes.",
        },
        fallbacks: [
          {
            value: "mutual",
            why: "A duty on both sides protects our client as well.",
            wording:
              "Each party must keep the other party’s confidential information confidential during and after the employment.",
          },
        ],
        not_acceptable: {
          why: "Our client’s information would leave with the Employee.",
          level: "High",
        },
      },
      {
        id: "ip",
        clause: "ip-assignment",
        words: null,
        test: { kind: "for_us" },
        preferred: {
          why: "What the Employee makes at work belongs to our client.",
          wording:
            "The Employee assigns to the Employer all intellectual property rights in everything that the Employee creates in the course of the employment.",
        },
        fallbacks: [],
        not_acceptable: {
          why: "Our client might not own what it pays to have made.",
          level: "High",
        },
      },
      {
        id: "moral-rights",
        clause: "moral-rights",
        words: null,
        test: { kind: "present" },
        preferred: {
          why: "Our client must be able to change and publish the work.",
          wording:
            "The Employee consents to the Employer doing or omitting to do anything that may infringe the Employee’s moral rights in works created in the course of the employment.",
        },
        fallbacks: [],
        not_acceptable: {
          why: "Our client could not change the work without asking.",
          level: "Low",
        },
      },
      {
        id: "restraint",
        clause: "restraint-of-trade",
        words: null,
        test: { kind: "present" },
        preferred: {
          why: "Somebody who knows the clients should not take them on the way out.",
          wording:
            "For a period of six months after the employment ends the Employee must not carry on or be engaged in a business that competes with the Employer in New South Wales.",
        },
        fallbacks: [],
        not_acceptable: { why: "The Employee could compete from the next day.", level: "Medium" },
      },
      {
        id: "restraint-length",
        clause: "restraint-of-trade",
        words: null,
        test: { kind: "number", of: "restraint.months", at: "most" },
        preferred: {
          value: 12,
          why: "A restraint that asks for no more than our client needs is one that stands.",
          wording:
            "For a period of six months after the employment ends the Employee must not carry on or be engaged in a business that competes with the Employer in New South Wales.",
        },
        fallbacks: [
          {
            value: 24,
            why: "Up to two years only for those who run the business.",
            wording:
              "For a period of 24 months after the employment ends the Employee must not carry on or be engaged in a business that competes with the Employer in New South Wales.",
            approver: "Partner",
          },
        ],
        not_acceptable: { why: "So long a restraint may not be enforced at all.", level: "Medium" },
      },
      {
        id: "clients",
        clause: "non-solicitation",
        words: null,
        test: { kind: "present" },
        preferred: {
          why: "Clients and staff are what our client has built.",
          wording:
            "For a period of 12 months after the employment ends the Employee must not solicit or entice away any client or employee of the Employer with whom the Employee dealt in the last 12 months of the employment.",
        },
        fallbacks: [],
        not_acceptable: {
          why: "The Employee could take clients and staff along.",
          level: "Medium",
        },
      },
      {
        id: "clients-length",
        clause: "non-solicitation",
        words: null,
        test: { kind: "number", of: "restraint.months", at: "most" },
        preferred: {
          value: 12,
          why: "A year is as long as a client remembers who looked after it.",
          wording:
            "For a period of 12 months after the employment ends the Employee must not solicit or entice away any client or employee of the Employer.",
        },
        fallbacks: [
          {
            value: 24,
            why: "Up to two years only for those who run the business.",
            wording:
              "For a period of 24 months after the employment ends the Employee must not solicit or entice away any client or employee of the Employer.",
            approver: "Partner",
          },
        ],
        not_acceptable: { why: "So long a restraint may not be enforced at all.", level: "Medium" },
      },
      {
        id: "probation",
        clause: "probation",
        words: null,
        test: { kind: "present" },
        preferred: {
          why: "Both sides find out whether it works.",
          wording:
            "The employment is subject to a probation period of six months, during which either party may end it by giving one week’s notice.",
        },
        fallbacks: [],
        not_acceptable: { why: "There is no trial period.", level: "Low" },
      },
      {
        id: "notice",
        clause: "termination-for-convenience",
        words: null,
        test: { kind: "number", of: "notice.days", at: "most" },
        preferred: {
          value: 30,
          why: "Four weeks is what our client gives below the executives.",
          wording:
            "Either party may terminate the employment by giving the other party four weeks’ written notice.",
        },
        fallbacks: [
          {
            value: 90,
            why: "Up to three months for senior people.",
            wording:
              "Either party may terminate the employment by giving the other party three months’ written notice.",
            approver: "Partner",
          },
        ],
        not_acceptable: {
          why: "Ending the employment would cost our client months of pay.",
          level: "Medium",
        },
      },
      {
        id: "garden-leave",
        clause: null,
        words: [
          "garden leave",
          "gardening leave",
          "not to attend",
          "need not attend",
          "not attend for work",
        ],
        test: { kind: "present" },
        preferred: {
          why: "Somebody who is leaving need not sit among the clients.",
          wording:
            "During a period of notice the Employer may direct the Employee not to attend for work, and may pay the Employee in lieu of notice.",
        },
        fallbacks: [],
        not_acceptable: {
          why: "Our client could not send the Employee home during the notice.",
          level: "Low",
        },
      },
      {
        id: "place",
        clause: "place-of-work",
        words: null,
        test: { kind: "present" },
        preferred: {
          why: "Our client may need people elsewhere.",
          wording:
            "The Employee’s usual place of work is the Employer’s office in Sydney, and the Employer may require the Employee to work at another location within a reasonable distance.",
        },
        fallbacks: [],
        not_acceptable: { why: "Our client could not move the work.", level: "Low" },
      },
      {
        id: "hours",
        clause: "additional-hours",
        words: null,
        test: { kind: "contains" },
        preferred: {
          value: ["reasonable"],
          why: "Only reasonable additional hours can be asked for.",
          wording:
            "The Employee must work 38 hours each week and reasonable additional hours that are necessary to perform the role, for which the salary is full payment.",
        },
        fallbacks: [],
        not_acceptable: {
          why: "A clause that asks for more than is reasonable invites a claim.",
          level: "Medium",
        },
      },
      {
        id: "bonus",
        clause: "discretionary-bonus",
        words: null,
        test: { kind: "contains" },
        preferred: {
          value: ["discretion", "absolute discretion", "sole discretion"],
          why: "A bonus that was paid once must not be owed for ever.",
          wording:
            "The Employer may in its absolute discretion pay the Employee a bonus, and payment of a bonus in one year does not oblige the Employer to pay one in another.",
        },
        fallbacks: [],
        not_acceptable: {
          why: "A bonus could be owed whatever the year was like.",
          level: "Medium",
        },
      },
      {
        id: "policies",
        clause: null,
        words: ["policies", "policy"],
        test: { kind: "contains" },
        preferred: {
          value: [
            "do not form part",
            "not form part",
            "not part of this contract",
            "not incorporated",
            "not part of this agreement",
          ],
          why: "Policies direct the Employee and promise nothing.",
          wording:
            "The Employee must comply with the Employer’s policies as they are varied from time to time. The policies do not form part of this contract.",
        },
        fallbacks: [],
        not_acceptable: {
          why: "A policy could be enforced against our client as a promise.",
          level: "Medium",
        },
      },
      {
        id: "return",
        clause: "post-termination",
        words: null,
        test: { kind: "present" },
        preferred: {
          why: "Our client’s things come back.",
          wording:
            "When the employment ends the Employee must immediately return to the Employer all of its property, documents and confidential information.",
        },
        fallbacks: [],
        not_acceptable: { why: "Nothing says that our client’s things come back.", level: "Low" },
      },
      {
        id: "whole-agreement",
        clause: "entire-agreement",
        words: null,
        test: { kind: "present" },
        preferred: {
          why: "What was said at the interview is no promise.",
          wording:
            "This contract is the entire agreement between the Employer and the Employee about the employment and supersedes all earlier discussions.",
        },
        fallbacks: [],
        not_acceptable: { why: "What was said at the interview may count.", level: "Low" },
      },
      {
        id: "law",
        clause: "governing-law",
        words: null,
        test: { kind: "law" },
        preferred: {
          value: ["Australia"],
          why: "We can advise on the law of any Australian State or Territory.",
          wording: "This agreement is governed by the law of New South Wales.",
        },
        fallbacks: [],
        not_acceptable: {
          why: "Advice on this law would have to be bought elsewhere, and so would every dispute.",
          level: "High",
        },
      },
    ],
  },
};
