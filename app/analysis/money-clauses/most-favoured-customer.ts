import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const mostFavouredCustomer = clause({
  id: "most-favoured-customer",
  title: "Most Favoured Customer",
  level: "Medium",
  cue: /favou?r|lowest|best price|better price|more advantageous/i,
  says: [
    [
      phrase(
        "no less favou?rable (?:to [^.,;]{1,40} )?than ~40 \\b(?:terms|prices?|pricing|rates?|conditions)\\b ~80 \\b(?:any|other|another)\\b ~60 \\b(?:customers?|licensees?|resellers?|buyers?|distributors?|purchasers?|dealers?)",
      ),
      "Malt is sold on terms no less favourable to the Brewer than the prices then charged to any other buyer.",
      "surely",
    ],
    [
      phrase(
        "most[- ]favou?red|no less favou?rable than|(?:at least )?as favou?rable (?:to \\w+ )?as|more favou?rable (?:terms|prices?|pricing|than)",
      ),
      "Torrens warrants that the margins it allows Mallee Gold are no less favourable than those it allows any other principal.",
    ],
    [
      phrase(
        "(?:lowest|best) prices? ~60 (?:offered|charged|given|available|to any)|lower prices? (?:to|than)",
      ),
      "Spares are sold to the Customer at the lowest price at which the Supplier has sold the like to anyone in the preceding year.",
    ],
  ],
  not: [
    "Special opening offers are for new clubs exclusively, one to a club, and can't be used together with other coupons.",
    "Reseller is free to set its own resale prices, and any recommended price is a recommendation only.",
    "The Council has satisfied itself that the price compares well with those tendered by others.",
    "The Supplier must comply with the Queensland Procurement Policy and its local benefits test.",
  ],
  raises: [
    {
      when: phrase("refund|retrospective|credit ~20 difference"),
      because: "it reaches back ({words})",
      as: "If a lower price is given, the Supplier must refund the excess so that the terms stay no less favourable than those of others.",
    },
    {
      when: phrase("affiliates?|all channels|audit"),
      because: "it is wide or policed ({words})",
      as: "The Supplier must give the Customer and its affiliates the lowest prices offered to anyone.",
    },
  ],
  lowers: [
    {
      when: phrase("similar (?:volumes?|quantit\\w+|circumstances|terms)|comparable"),
      because: "it compares like with like ({words})",
      as: "The prices must be the lowest prices charged to any buyer of similar volumes.",
    },
  ],
  effect: "promises terms as good as anybody else’s",
  why: "It ties prices to deals with others and costs work to police.",
  ask: [
    {
      ask: "that it look forward only",
      undoneBy: /\brefund|\bretrospectiv|\bback-?dat|\bcredit\w*\b[^.;]{0,60}\b(?:since|from)\b/i,
      has: "that it looks forward only",
      there: /\b(?:after|future|from (?:the date|now|then))\b/i,
      as: "It covers prices given after that date.",
    },
    {
      ask: "that it compare like with like: the same volume, term and place",
      has: "that like is compared with like",
      there:
        /\b(?:similar|comparable|same|like|substantially)\b.{0,40}\b(?:volumes?|quantit\w+|terms?|circumstances|customers?|services|goods)/i,
      as: "It compares customers of similar volume: similar volumes count.",
    },
  ],
  categories: ["Most Favored Nation"],
  promises: true,
  usually: [{ bears: "payee" }],
  alike: [
    {
      words:
        /\b(?:less|more) favourable\b.{0,60}\b(?:award|enterprise agreement|employment standards|statute|the act)\b/i,
    },
  ],
});
