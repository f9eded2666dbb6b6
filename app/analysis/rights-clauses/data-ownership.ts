import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const data =
  "(?:data|databases?|user (?:files|information|records)|(?:customer|client|member|guest|patient) (?:lists?|details|information|records|data|files)|mailing lists?)";
const isOf =
  "(?:belongs? (?:solely |exclusively )?to|(?:is|are|be|becomes?|remains?) (?:and (?:shall |will )?remains? )?(?:at all times )?(?:the )?(?:sole |exclusive |absolute ){0,3}(?:and \\w+ )?(?:property of|owned by)|vests? in)";

export const dataOwnership = clause({
  id: "data-ownership",
  title: "Ownership of Data",
  level: "Low",
  cue: /\bdata|user |lists?|details|information|records|files/i,
  says: [
    [
      phrase(`\\b${data} ~60 \\b${isOf}\\b`),
      "The members' data collected by the gym's app is the sole property of the Franchisor.",
    ],
    [
      phrase(
        `\\b(?:owns?|ownership (?:of|in)|title to|retains? (?:all )?(?:rights?|title|ownership)) ~60 \\b${data}\\b`,
      ),
      "The salon owns the client list.",
    ],
  ],
  not: [
    "The data centre belongs to the Landlord.",
    "The Receiving Party agrees that Confidential Information is the property of the Discloser.",
    "The owner of the shop keeps its records for seven years.",
    "No ownership of data passes under these terms.",
  ],
  unless:
    /\bconfidential information\b|\bdata (?:cent(?:re|er)s?|sheets?|lines?|cabl\w+)\b|\bno (?:ownership|title)\b|\bdefin(?:ed|ition)\b|\bmeans\b/i,
  raises: [
    {
      when: phrase(
        "\\b(?:derived|aggregated?|anonymi[sz]ed|whoever|regardless|customer|client|member|user)s?['’]?s? (?:data|lists?|files|information|records|details)|\\b(?:sole|exclusive) property",
      ),
      because: "it takes in {words}",
      as: "The salon owns the client list.",
    },
  ],
  lowers: [
    {
      when: phrase("\\b(?:licen[cs]e|may (?:still |also |continue to )?use|copy of|export\\w*)\\b"),
      because: "the other side may use it too ({words})",
      as: "The salon owns the appointments data, of which the stylist may keep a copy of her own.",
    },
  ],
  effect: "says whose the data is",
  why: "Whoever owns the data of customers keeps the customers when the contract ends.",
  ask: [
    {
      ask: "that data of its own customers stay its own",
      has: "that its own data stays its own",
      there: /\b(?:retains?|keeps?|remains?)\b.{0,60}\b(?:own|its|their)\b.{0,30}\bdata\b/i,
      within: "clause",
      as: "Each keeps its own data.",
    },
    {
      ask: "for a copy in a usable form during the contract and at its end",
      has: "a copy at the end",
      there: /\b(?:export\w*|copy|copies|return\w*|download\w*)\b/i,
      within: "document",
      as: "A copy is returned at the end.",
    },
    {
      ask: "that both sides keep to the law of privacy in collecting and handing over personal information",
      has: "the law of privacy",
      there: /\bprivacy (?:act|laws?|principles)/i,
      within: "document",
      australian: true,
      as: "Both comply with privacy laws.",
    },
  ],
});
