import type { Starter } from "./starter.ts";

/** A lease of business premises that our client takes. */
export const leaseForTenant: Starter = {
  id: "lease-for-tenant",
  content: {
    name: "Lease, for the tenant",
    kinds: ["Lease", "Commercial lease", "Retail lease", "Sublease"],
    act_for: "Tenant",
    law: null,
    rules: [
      {
        id: "rent-review",
        clause: "rent-review",
        words: null,
        test: { kind: "lacks" },
        preferred: {
          value: [
            "greater of",
            "higher of",
            "greatest of",
            "not decrease",
            "not be less than",
            "no less than the rent",
          ],
          why: "A review to market goes both ways, and only one method applies at a time.",
          wording:
            "On each review date the rent is reviewed to the current market rent, as agreed by the parties or, failing agreement, as determined by an independent valuer.",
        },
        fallbacks: [],
        not_acceptable: {
          why: "The rent could only rise, by whichever method gives the Landlord more.",
          level: "High",
        },
      },
      {
        id: "option",
        clause: "renewal-option",
        words: null,
        test: { kind: "present" },
        preferred: {
          why: "Our client’s fit-out is worth nothing without time to use it.",
          wording:
            "The Landlord grants the Tenant an option to renew this lease for a further term of five years, which the Tenant may exercise by notice given at least three months before the end of the term.",
        },
        fallbacks: [],
        not_acceptable: {
          why: "At the end of the term our client would have to leave, or pay what is asked.",
          level: "High",
        },
      },
      {
        id: "demolition",
        clause: "demolition-or-relocation",
        words: null,
        test: { kind: "absent" },
        preferred: {
          why: "Our client needs to know that the premises will be there.",
          wording: "",
        },
        fallbacks: [],
        not_acceptable: {
          why: "Our client could be moved or put out in the middle of the term.",
          level: "High",
        },
      },
      {
        id: "refurbishment",
        clause: "refurbishment",
        words: null,
        test: { kind: "absent" },
        preferred: { why: "Our client decides when its premises need new fittings.", wording: "" },
        fallbacks: [],
        not_acceptable: {
          why: "Our client could be made to spend on a fit-out that it does not need.",
          level: "Medium",
        },
      },
      {
        id: "guarantee",
        clause: "personal-guarantee",
        words: null,
        test: { kind: "absent" },
        preferred: { why: "A bond is enough; the directors’ homes stay out of it.", wording: "" },
        fallbacks: [],
        not_acceptable: {
          why: "Those behind our client would be liable with all that they own.",
          level: "High",
        },
      },
      {
        id: "make-good",
        clause: "make-good",
        words: null,
        test: { kind: "contains" },
        preferred: {
          value: ["fair wear and tear", "condition report", "condition at the commencement"],
          why: "Our client hands back what it was given, worn as things wear.",
          wording:
            "At the end of the lease the Tenant must remove its fixtures and make good any damage caused by their removal, and must leave the premises in the condition shown in the condition report, fair wear and tear excepted.",
        },
        fallbacks: [],
        not_acceptable: {
          why: "Our client could have to hand back better premises than it was given.",
          level: "High",
        },
      },
      {
        id: "assignment",
        clause: "assignment",
        words: null,
        test: { kind: "contains" },
        preferred: {
          value: [
            "not unreasonably withhold",
            "not be unreasonably withheld",
            "not to be unreasonably withheld",
            "not unreasonably refuse",
            "unreasonably withhold",
          ],
          why: "A business that cannot be sold with its lease cannot be sold.",
          wording:
            "The Tenant may assign this lease with the Landlord’s consent, which must not be unreasonably withheld.",
        },
        fallbacks: [],
        not_acceptable: { why: "Our client could not sell its business.", level: "High" },
      },
      {
        id: "outgoings",
        clause: "outgoings",
        words: null,
        test: { kind: "lacks" },
        preferred: {
          value: ["land tax", "capital", "structural", "management fee"],
          why: "Our client pays for running the building, and not for owning it.",
          wording:
            "The Tenant must pay its proportion of the outgoings of the building, being rates, water, insurance and the cost of cleaning and of maintaining the common areas.",
        },
        fallbacks: [
          {
            value: ["capital", "structural"],
            why: "Land tax and management can be borne where the rent allows for them.",
            wording:
              "The Tenant must pay its proportion of the outgoings of the building, being rates, land tax, water, insurance, management and the cost of maintaining the common areas.",
            approver: "Partner",
          },
        ],
        not_acceptable: {
          why: "Our client would pay for the Landlord’s own building.",
          level: "Medium",
        },
      },
      {
        id: "damage",
        clause: "damage-and-abatement",
        words: null,
        test: { kind: "present" },
        preferred: {
          why: "Our client should not pay for premises that it cannot use.",
          wording:
            "If the premises are damaged so that the Tenant cannot use them, the rent and outgoings abate in proportion until they can be used again, and either party may terminate this lease if they are not repaired within six months.",
        },
        fallbacks: [],
        not_acceptable: {
          why: "The rent would go on while the premises cannot be used.",
          level: "High",
        },
      },
      {
        id: "entry",
        clause: "right-of-entry",
        words: null,
        test: { kind: "contains" },
        preferred: {
          value: [
            "reasonable notice",
            "days’ notice",
            "written notice",
            "prior notice",
            "hours’ notice",
          ],
          why: "Our client’s business must not be disturbed without warning.",
          wording:
            "The Landlord may enter the premises on at least two business days’ notice, except in an emergency, and must not disturb the Tenant’s business more than necessary.",
        },
        fallbacks: [],
        not_acceptable: { why: "The Landlord could walk in at any time.", level: "Low" },
      },
      {
        id: "indemnity",
        clause: "indemnity",
        words: null,
        test: { kind: "absent" },
        preferred: {
          why: "Our client answers for what it does by the general law, and is insured for it.",
          wording: "",
        },
        fallbacks: [
          {
            value: "for us",
            why: "An indemnity from the Landlord may stay.",
            wording:
              "The Landlord must indemnify the Tenant against loss arising from the Landlord’s negligence.",
          },
          {
            value: "mutual",
            why: "Each side may answer for what it does itself.",
            wording:
              "Each party must indemnify the other party against loss arising from its own negligence or breach of this lease.",
            approver: "Partner",
          },
        ],
        not_acceptable: {
          why: "Our client would answer for loss that it did not cause.",
          level: "High",
        },
      },
      {
        id: "landlord-liability",
        clause: "limitation-of-liability",
        words: null,
        test: { kind: "absent" },
        preferred: {
          why: "The Landlord answers for its own building and its own people.",
          wording: "",
        },
        fallbacks: [
          {
            value: "mutual",
            why: "If liability is limited, it is limited for both.",
            wording:
              "Neither party is liable to the other for more than the rent payable in the 12 months before the claim, except for personal injury.",
            approver: "Partner",
          },
        ],
        not_acceptable: {
          why: "Our client would be at risk for what the Landlord does.",
          level: "Medium",
        },
      },
      {
        id: "time-to-remedy",
        clause: "termination-for-breach",
        words: null,
        test: { kind: "number", of: "notice.days", at: "least" },
        preferred: {
          value: 14,
          why: "A lease should not fall over a slip.",
          wording:
            "The Landlord may terminate this lease if the Tenant does not remedy a breach within 14 days after notice of it.",
        },
        fallbacks: [
          {
            value: 7,
            why: "A week will do for rent.",
            wording:
              "The Landlord may terminate this lease if the Tenant does not remedy a breach within 7 days after notice of it.",
            approver: "Partner",
          },
        ],
        not_acceptable: { why: "Our client could lose its premises over a slip.", level: "High" },
      },
      {
        id: "interest",
        clause: "default-interest",
        words: null,
        test: { kind: "number", of: "rate.perAnnum", at: "most" },
        preferred: {
          value: 8,
          why: "Interest makes up for delay; it does not punish it.",
          wording: "The Tenant must pay simple interest on overdue rent at 5% per annum.",
        },
        fallbacks: [
          {
            value: 12,
            why: "Up to twelve per cent can be lived with where there are days of grace.",
            wording:
              "The Tenant must pay simple interest on rent that is more than seven days overdue at 10% per annum.",
            approver: "Partner",
          },
        ],
        not_acceptable: { why: "The rate is a penalty in all but name.", level: "Low" },
      },
      {
        id: "legal-costs",
        clause: null,
        words: [
          "costs of preparing this lease",
          "costs of the preparation of this lease",
          "costs of preparing the lease",
          "Landlord’s legal costs",
          "Lessor’s legal costs",
          "costs of negotiating",
        ],
        test: { kind: "absent" },
        preferred: { why: "Each side pays its own lawyers.", wording: "" },
        fallbacks: [],
        not_acceptable: { why: "Our client would pay for both sides’ lawyers.", level: "Low" },
      },
      {
        id: "holding-over",
        clause: null,
        words: ["holding over", "holds over", "hold over", "overholding"],
        test: { kind: "contains" },
        preferred: {
          value: ["month to month", "monthly", "from month to month"],
          why: "If our client stays on, both sides know on what terms.",
          wording:
            "If the Tenant remains in occupation after the end of the term with the Landlord’s consent, it holds over as a tenant from month to month on the terms of this lease, and either party may end the tenancy by one month’s notice.",
        },
        fallbacks: [],
        not_acceptable: {
          why: "Staying on could bind our client for another term, or at another rent.",
          level: "Low",
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
        fallbacks: [],
        not_acceptable: {
          why: "Advice on this law would have to be bought elsewhere, and so would every dispute.",
          level: "High",
        },
      },
    ],
  },
};
