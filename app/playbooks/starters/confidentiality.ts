import type { Starter } from "./starter.ts";

/** A confidentiality agreement before a deal, for either side. */
export const confidentiality: Starter = {
  id: "confidentiality",
  content: {
    name: "Confidentiality agreement",
    kinds: ["Confidentiality agreement"],
    act_for: null,
    law: null,
    rules: [
      {
        id: "mutual",
        clause: "confidentiality",
        words: null,
        test: { kind: "mutual" },
        preferred: {
          why: "Both sides usually disclose before they know what comes of it.",
          wording:
            "Each party must keep the other party’s Confidential Information confidential, must use it only for the Purpose, and must not disclose it except as this agreement allows.",
        },
        fallbacks: [
          {
            value: "for us",
            why: "An undertaking that binds the other side alone costs our client nothing.",
            wording:
              "The Recipient must keep the Discloser’s Confidential Information confidential, must use it only for the Purpose, and must not disclose it except as this agreement allows.",
          },
        ],
        not_acceptable: {
          why: "Our client would be bound, and what it discloses would not be protected.",
          level: "High",
        },
      },
      {
        id: "required-by-law",
        clause: "confidentiality",
        words: null,
        test: { kind: "contains" },
        preferred: {
          value: [
            "required by law",
            "compelled by law",
            "required by any law",
            "law requires",
            "required to be disclosed by law",
          ],
          why: "Nobody should have to choose between this agreement and the law.",
          wording:
            "A party may disclose the other party’s Confidential Information to the extent that disclosure is required by law or by the rules of a stock exchange, if it first gives the other party as much notice as is lawful and practicable.",
        },
        fallbacks: [],
        not_acceptable: {
          why: "A lawful demand for documents would put our client in breach.",
          level: "High",
        },
      },
      {
        id: "what-is-confidential",
        clause: null,
        words: ["Confidential Information"],
        test: { kind: "present" },
        preferred: {
          why: "The agreement has to say what is confidential.",
          wording:
            "Confidential Information means information that a party discloses to the other for the Purpose and that is marked as confidential or that the other ought reasonably to know is confidential. It does not include information that is or becomes public other than by a breach of this agreement, that the other party already had, or that it develops independently.",
        },
        fallbacks: [],
        not_acceptable: {
          why: "Without a definition nobody knows what the duty covers.",
          level: "Medium",
        },
      },
      {
        id: "already-public",
        clause: null,
        words: [
          "public domain",
          "publicly available",
          "public knowledge",
          "becomes public",
          "available to the public",
          "generally known",
        ],
        test: { kind: "present" },
        preferred: {
          why: "What everybody knows cannot be kept secret.",
          wording:
            "Confidential Information does not include information that is or becomes public other than by a breach of this agreement.",
        },
        fallbacks: [],
        not_acceptable: {
          why: "Our client would have to keep secret what anybody can read.",
          level: "Medium",
        },
      },
      {
        id: "already-known",
        clause: null,
        words: [
          "already known",
          "already knew",
          "already had",
          "independently developed",
          "develops independently",
          "independently develops",
          "already in the possession",
          "lawfully in the possession",
        ],
        test: { kind: "present" },
        preferred: {
          why: "Our client’s own knowledge stays its own.",
          wording:
            "Confidential Information does not include information that the recipient already had, or that it develops independently of what was disclosed to it.",
        },
        fallbacks: [],
        not_acceptable: {
          why: "Our client’s own work could be said to be the other side’s secret.",
          level: "Medium",
        },
      },
      {
        id: "advisers",
        clause: "confidentiality",
        words: null,
        test: { kind: "contains" },
        preferred: {
          value: ["advisers", "advisors", "Representatives", "legal counsel"],
          why: "Our client needs its lawyers, accountants and financiers to see the papers.",
          wording:
            "A party may disclose Confidential Information to those of its officers, employees, professional advisers and financiers who need to know it for the Purpose and who are bound to keep it confidential.",
        },
        fallbacks: [
          {
            value: ["employees", "officers", "personnel", "staff"],
            why: "Staff alone will do where nobody outside will be asked.",
            wording:
              "A party may disclose Confidential Information to those of its officers and employees who need to know it for the Purpose.",
            approver: "Partner",
          },
        ],
        not_acceptable: {
          why: "Our client could not take advice on what it was shown.",
          level: "Medium",
        },
      },
      {
        id: "length",
        clause: "confidentiality",
        words: null,
        test: { kind: "number", of: "term.months", at: "most" },
        preferred: {
          value: 36,
          why: "Three years is as long as most commercial information matters.",
          wording:
            "For three years after the date of this agreement each party must keep the other party’s Confidential Information confidential.",
        },
        fallbacks: [
          {
            value: 60,
            why: "Five years can be managed where the information is technical.",
            wording:
              "For five years after the date of this agreement each party must keep the other party’s Confidential Information confidential.",
            approver: "Partner",
          },
        ],
        not_acceptable: {
          why: "A duty without a near end has to be policed long after the papers are forgotten.",
          level: "Medium",
        },
      },
      {
        id: "return-or-destroy",
        clause: null,
        words: [
          "return or destroy",
          "return or, at its option, destroy",
          "returned or destroyed",
          "destroy or return",
          "return and destroy",
          "destroy all",
          "return all",
        ],
        test: { kind: "present" },
        preferred: {
          why: "It should be plain what happens to the papers when the talks end.",
          wording:
            "Within 14 days after a written request a party must return or destroy the other party’s Confidential Information, but may keep copies that the law, its professional rules or its ordinary back-ups require, and those stay confidential.",
        },
        fallbacks: [],
        not_acceptable: { why: "Nothing says what happens to the papers.", level: "Low" },
      },
      {
        id: "kept-copies",
        clause: null,
        words: [
          "return or destroy",
          "returned or destroyed",
          "destroy or return",
          "destroy all",
          "return all",
        ],
        test: { kind: "contains" },
        preferred: {
          value: ["may keep", "may retain", "back-up", "archival", "required to retain"],
          why: "Back-ups and board papers cannot be picked apart.",
          wording:
            "A party that must return or destroy Confidential Information may keep copies that the law, its professional rules or its ordinary back-ups require, and those stay confidential.",
        },
        fallbacks: [],
        not_acceptable: {
          why: "Our client would be in breach by its own back-ups.",
          level: "Low",
        },
      },
      {
        id: "no-indemnity",
        clause: "indemnity",
        words: null,
        test: { kind: "absent" },
        preferred: {
          why: "Damages for breach are enough in an agreement that earns nobody anything.",
          wording: "",
        },
        fallbacks: [
          {
            value: "for us",
            why: "An indemnity from the other side alone may stay.",
            wording:
              "The Recipient indemnifies the Discloser against loss that a breach of this agreement by the Recipient causes it.",
          },
          {
            value: "mutual",
            why: "If there has to be one, it binds both sides alike.",
            wording:
              "Each party indemnifies the other against loss that a breach of this agreement by the indemnifying party causes it, to the extent that the other took reasonable steps to reduce that loss.",
            approver: "Partner",
          },
        ],
        not_acceptable: {
          why: "Our client alone would bear a liability without limit.",
          level: "High",
        },
      },
      {
        id: "no-fixed-damages",
        clause: "liquidated-damages",
        words: null,
        test: { kind: "absent" },
        preferred: { why: "A fixed sum bears no relation to what a slip costs.", wording: "" },
        fallbacks: [],
        not_acceptable: {
          why: "Our client would owe a sum whatever the breach cost.",
          level: "High",
        },
      },
      {
        id: "injunction",
        clause: "injunction",
        words: null,
        test: { kind: "mutual" },
        preferred: {
          why: "Both sides have the same need of quick relief.",
          wording:
            "Each party acknowledges that damages may not be enough for a breach of this agreement and that the other party may apply for an injunction.",
        },
        fallbacks: [
          {
            value: "for us",
            why: "A right of our client’s alone may stay.",
            wording:
              "The Recipient acknowledges that damages may not be enough for a breach of this agreement and that the Discloser may apply for an injunction.",
          },
        ],
        not_acceptable: { why: "Only the other side could hurry to court.", level: "Low" },
      },
      {
        id: "no-poaching-clause",
        clause: "non-solicitation",
        words: null,
        test: { kind: "absent" },
        preferred: {
          why: "What a party may hire does not belong in a confidentiality agreement.",
          wording: "",
        },
        fallbacks: [
          {
            value: "mutual",
            why: "If it binds both, and not for long, it can be lived with.",
            wording:
              "For six months after the date of this agreement neither party may approach an employee of the other whom it came to know through the Purpose, other than by advertising to the public.",
            approver: "Partner",
          },
        ],
        not_acceptable: { why: "Our client’s hiring would be restrained.", level: "Medium" },
      },
      {
        id: "no-exclusivity",
        clause: "exclusivity",
        words: null,
        test: { kind: "absent" },
        preferred: { why: "Our client stays free to talk to others.", wording: "" },
        fallbacks: [
          {
            value: "for us",
            why: "If the other side alone is held to it, it may stay.",
            wording:
              "Until the end of the talks the Recipient must not negotiate the Purpose with anybody else.",
          },
        ],
        not_acceptable: {
          why: "Our client would be locked in before anything is agreed.",
          level: "High",
        },
      },
      {
        id: "no-restraint",
        clause: "restraint-of-trade",
        words: null,
        test: { kind: "absent" },
        preferred: {
          why: "Keeping a secret is one thing, staying out of a business another.",
          wording: "",
        },
        fallbacks: [
          {
            value: "for us",
            why: "A restraint of the other side alone may stay.",
            wording:
              "For six months after the date of this agreement the Recipient must not carry on a business that competes with the business of the Discloser.",
          },
        ],
        not_acceptable: { why: "Our client’s business would be restrained.", level: "High" },
      },
      {
        id: "no-transfer-of-ip",
        clause: "ip-assignment",
        words: null,
        test: { kind: "absent" },
        preferred: { why: "To show something is not to give it away.", wording: "" },
        fallbacks: [],
        not_acceptable: {
          why: "Intellectual property would pass by an agreement to keep a secret.",
          level: "High",
        },
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
        fallbacks: [
          {
            value: ["New Zealand", "England and Wales", "Singapore"],
            why: "A law close to ours, with local advice.",
            wording: "This agreement is governed by the law of New Zealand.",
            approver: "Partner",
          },
        ],
        not_acceptable: {
          why: "We cannot advise on this law, and enforcing the agreement would be dear.",
          level: "Medium",
        },
      },
      {
        id: "no-foreign-courts",
        clause: "foreign-jurisdiction",
        words: null,
        test: { kind: "absent" },
        preferred: {
          why: "A dispute should be heard where our client is.",
          wording:
            "Each party submits to the non-exclusive jurisdiction of the courts of New South Wales.",
        },
        fallbacks: [],
        not_acceptable: { why: "Our client would have to go to court abroad.", level: "Medium" },
      },
    ],
  },
};
