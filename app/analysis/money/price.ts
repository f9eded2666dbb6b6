import type { PriceFact } from "../../schemas/analysis.ts";
import type { FactSentence } from "../facts/fact-sentence.ts";
import type { LabelledValue } from "../facts/labelled-values.ts";
import { type Sign, weigh } from "../facts/signs.ts";
import { sumsIn } from "./sums.ts";

const units: Record<string, PriceFact["per"]> = {
  annum: "year",
  year: "year",
  annual: "year",
  annually: "year",
  yearly: "year",
  quarter: "quarter",
  quarterly: "quarter",
  month: "month",
  monthly: "month",
  fortnight: "fortnight",
  fortnightly: "fortnight",
  week: "week",
  weekly: "week",
  day: "day",
  daily: "day",
  hour: "hour",
  hourly: "hour",
  hr: "hour",
  wk: "week",
  mth: "month",
  yr: "year",
  pcm: "month",
  pw: "week",
  pa: "year",
};
const anyUnit = Object.keys(units).join("|");
const after = new RegExp(
  `^[¹²³⁰-⁹]{0,3}(?:,? ?(?:\\([^)]{0,40}\\)|plus GST|GST[- ]free|ex(?:cluding)? GST|inc(?:luding|l\\.)? GST|exclusive of GST|inclusive of GST|\\+ ?GST|GST included)){0,2},? ?(?:(?:per|a|an|each|every|for (?:each|every)|in each|p\\.|\\/|(?=p[aw]\\b|pcm\\b))\\s?(?:calendar |working |lease )?)(${anyUnit}|a|m|w)\\b(?![²³])|^(?: plus GST)? (monthly|quarterly|annually|weekly|fortnightly|daily|yearly)\\b`,
  "i",
);
const before =
  /\b(?<!(?:%|\bper ?cent) )(annual|yearly|monthly|quarterly|weekly|fortnightly|daily|hourly|day|(?:per|each|every) (?:annum|year|month|fortnight|week|day)\b)\)?(?: \|)?(?: [a-z]+){0,3}(?: \([^)]{1,20}\))?:? (?:rate |is |of |will be |at |¤|shall be |pays? |costs? ){0,3}$/i;
const shortUnits: Record<string, string> = { a: "annum", m: "month", w: "week" };

/** What tells the price of a contract from other amounts; ¤ stands for the amount. */
export const priceSigns: Sign[] = [
  {
    says: /\b(?:rent|fees?|price|salary|wages?|retainer|remuneration|hire|charges?|consideration|subscription|subscribe|subscribing|purchase|principal|lump sum|sum|grant|royalt(?:y|ies)|rate|costs?|premium|membership|value)\b[^.;¤]{0,60}¤/i,
    weight: 3,
    because: "It is called the rent, the fee, the price.",
    as: "The rent is ¤ a month.",
  },
  {
    says: /\b(?:pays?|paid|paying|lends?|lend the [A-Z]\w+|contribute|advance|invoice|gives?|buys?|sells?|sale of|sells? to|engage\w*|lets?|hires?|play\w*)\b[^.;¤]{0,200}¤/i,
    weight: 2,
    because: "Somebody pays it, lends it or sells something for it.",
    as: "The Firm will survey the site and the Owner pays ¤.",
  },
  {
    says: /\b(?:for|at|of) ¤/i,
    weight: 1,
    because: "Something is done for it.",
    as: "The band plays for ¤.",
  },
  {
    says: /^(?:[a-z]+ )?(?:rent|price|fees?|salary|rate|purchase price|hire|remuneration|consideration|charges?)\b[^.:]{0,24}: ?¤/i,
    weight: 3,
    because: "A row gives it as the price.",
    as: "Base rent: ¤ per month",
  },
  {
    says: /¤[^.;]{0,40}\b(?:plus GST|GST|superannuation)\b/i,
    weight: 1,
    because: "Tax or superannuation comes on top, or is within it.",
    as: "¤ plus GST",
  },
  {
    says: /¤[^.;]{0,30}\b(?:per|a|an|each|every)\s?(?:calendar )?(?:annum|year|month|quarter|fortnight|week|day|hour)\b/i,
    weight: 2,
    because: "It is paid again and again.",
    as: "¤ per calendar month",
  },
  {
    says: /\b(?:total|maximum price|aggregate|altogether)\b[^.;¤]{0,40}¤/i,
    weight: 2,
    because: "It is the whole of the price.",
    as: "a total of ¤",
  },
  {
    says: /¤ each\b(?! (?:year|month|quarter|fortnight|week|day))|¤ (?:per|for (?:each|every)) (?!(?:calendar )?(?:annum|year|month|quarter|fortnight|week|day|hour))[a-z]/i,
    weight: -2,
    because: "It is the price of one of many.",
    as: "shares at ¤ each",
  },
  {
    says: /\b(?:set-?up|one-?off|establishment|joining|sign-?on|application|administration|handling|delivery|late|copy|dishonou?r|cancellation|termination|introduc\w+|call-?outs?|false alarms?|variation|training|marketing|legal|document\w*)\b[^.;¤]{0,60}¤/i,
    weight: -5,
    because: "It is a charge beside the price.",
    as: "a set-up charge of ¤",
  },
  {
    says: /\b(?:stand-?\s?(?:down|by)|overtime|waiting|idle|demurrage|detention|after[- ]hours|penalty rates?|additional|extra|fee for (?:a|an|each|any)|restocking|missed|no-?shows?|re-?connection|re-?inspection)\b[^.;¤]{0,130}¤/i,
    weight: -6,
    because: "It is paid for one event, or beside the ordinary rate.",
    as: "Stand-by time that the weather causes is charged at ¤",
  },
  {
    says: /\b(?:insur\w+|cover|liab\w+|indemni\w+|cap(?:ped)?|exceed\w*|penalt\w+|bond|damages|overdue|waiver|not less than|at least|fewer than|less than|more than|deposit|interest|retention|credit limit|turnover|threshold|minimum|excess|reserve|outstanding|reimburs\w+|bank guarantee|limit(?:ed)?|fine|compensation for)\b[^.;¤]{0,80}¤|¤[^.;]{0,30}\b(?:public liability|any one (?:event|claim|occurrence)|of cover|per (?:claim|event|occurrence))\b/i,
    weight: -6,
    because: "It is a limit, a cover, a deposit or a penalty.",
    as: "Public liability cover: ¤",
  },
  {
    says: /\b(?:under|below|above|over|up to|in excess of|beyond|threshold|(?:smaller|greater|higher|lower) than|as (?:little|much) as|no(?:t)? (?:more|less) than|whichever is)\b[^.;¤]{0,12}¤|^[^¤]{0,40}¤ or (?:more|less|under|over|above|below)\b/i,
    weight: -8,
    because: "It is a threshold: what is paid is more or less than it.",
    as: "Invoices under ¤ are paid within 7 days",
  },
  {
    says: /\b(?:liabilit(?:y|ies)|indemnif\w+|capped)\b[^.;¤]{0,220}¤/i,
    weight: -6,
    because: "It is how far somebody is liable.",
    as: "Its liability is limited to 150% of the fees paid in the 18 months before, or ¤",
  },
  {
    says: /\b(?:loan amount|(?:amount|sum) (?:lent|advanced|of (?:the |this )?(?:loan|credit|advance))|(?:loan|credit|advance) (?:of|is)|principal(?: sum| amount)?(?= ?[:(¤]| (?:of|is)\b))[^.;¤]{0,40}¤/i,
    weight: 5,
    because: "It is the sum that is lent.",
    as: "Amount of credit: ¤",
  },
  {
    says: /\b(?:(?:finance|borrowing|credit) (?:costs?|charges?)|costs? of (?:the |this )?(?:loan|credit|finance|borrowing)|total interest)\b[^.;¤]{0,60}¤/i,
    weight: -6,
    because: "It is what a loan costs, and not the sum lent.",
    as: "Finance charge: ¤",
  },
  {
    says: /\b(?:breach|default|fails?|not returned|pays? late|late return|overstay\w*|liquidated|disclos\w+)\b[^.;¤]{0,120}¤/i,
    weight: -6,
    because: "It is what a breach costs.",
    as: "For each breach the Recipient must pay ¤.",
  },
  {
    says: /\bconsideration of (?:the )?(?:sum of |payment of )?¤/i,
    weight: -1,
    because: "A consideration in a deed is often a token.",
    as: "In consideration of ¤ paid by the Grantee",
  },
  {
    says: /¤[^.;]{0,80}\b(?:and|or) other (?:good (?:and|or) )?(?:and )?valuable consideration|\b(?:nominal|token|peppercorn)\b[^.;¤]{0,40}¤|\bconsideration\b[^.;¤]{0,100}¤[^.;]{0,80}\beach (?:party )?to the other\b/i,
    weight: -9,
    because: "It is a token that makes a promise bind.",
    as: "in consideration of ¤ and other good and valuable consideration",
  },
  {
    says: /\b(?:being|works out|apportioned|including|comprising|as to|namely|goodwill|plant|stock)\b[^.;:]{0,60}¤/i,
    weight: -3,
    because: "It is a part of the price.",
    as: "being Goodwill ¤",
  },
];

interface Price {
  /** Its amount is null where it cannot be told. */
  fact: Omit<PriceFact, "amount"> & { amount: number | null };
  weight: number;
  /** Whether it is paid so that a promise binds: nobody is paid so little for what a paper is about. */
  isToken: boolean;
  /** Whether it stands as a row of a list of prices does. */
  isOfPlan: boolean;
}

/** At most so much, once and for all, is paid as a token. */
const token = 1;

/** What one of several offers is called. */
const planLabel =
  /\b(?:plans?|tiers?|packages?|bundles?|options?|basic|standard|premium|pro|plus|starter)\b/i;

interface Words extends Omit<FactSentence, "heading"> {
  label: string;
  /** The label with its brackets, which may say how often: "Rent (per month)". */
  writtenLabel: string;
}

function periodOf(lead: string, tail: string): PriceFact["per"] {
  const later = after.exec(tail);
  const unit = (later?.[1] ?? later?.[2])?.toLowerCase();
  if (unit) return units[shortUnits[unit] ?? unit] ?? "total";
  const earlier = before
    .exec(lead)?.[1]
    ?.toLowerCase()
    .replace(/^(?:per|each|every) /, "");
  return (earlier && units[earlier]) || "total";
}

function pricesIn({ words, start, end, label, writtenLabel }: Words, dollars: string): Price[] {
  const written = label === "" ? words : `${label}: ${words}`;
  const sums = sumsIn(written);
  return sums.map(({ amount, currency, index, length, saidUpTo }, at) => {
    const before = sums[at - 1];
    const from = Math.max(0, index - 220, before ? before.index + before.length : 0);
    const lead = written.slice(from, index);
    const to = index + length;
    const tail = written.slice(to, to + 90);
    const tailLength = after.exec(tail)?.[0].length ?? 0;
    const per = periodOf(from === 0 ? lead.replace(label, () => writtenLabel) : lead, tail);
    return {
      fact: {
        value: written
          .slice(index, Math.max(to + tailLength, saidUpTo))
          .trim()
          .replace(/[.,]$/, ""),
        amount,
        currency: currency ?? dollars,
        per,
        start,
        end,
      },
      weight: weigh(`${lead}¤${tail}`, priceSigns) - (at > 0 ? 0.5 : 0),
      isToken: amount !== null && amount <= token && per === "total",
      isOfPlan: planLabel.test(label) || /^[\s•▪*–-]*$/.test(written.slice(0, index)),
    };
  });
}

/**
 * What a contract costs: its first amount of those that most speak for the price; null where it gives none, where what
 * it comes to cannot be told, or of several plans.
 * @param dollars whose a bare "$" are.
 */
export function findPrice(
  sentences: FactSentence[],
  rows: LabelledValue[],
  dollars: string,
): PriceFact | null {
  const labelled = rows.map(({ label, written, value, start, end }) => ({
    label,
    writtenLabel: written,
    words: value,
    start,
    end,
  }));
  let best: Price | null = null;
  const ofPlans: Price["fact"][] = [];
  for (const words of [
    ...labelled,
    ...sentences.map((sentence) => ({ ...sentence, label: "", writtenLabel: "" })),
  ]) {
    for (const price of pricesIn(words, dollars)) {
      if (price.isToken) continue;
      if (price.isOfPlan) ofPlans.push(price.fact);
      const earlier =
        best !== null && price.weight === best.weight && price.fact.start < best.fact.start;
      if (price.weight >= 2 && (!best || price.weight > best.weight || earlier)) best = price;
    }
  }
  if (best === null) return null;
  const { fact, isOfPlan } = best;
  const { amount } = fact;
  if (amount === null) return null;
  const another = ofPlans.some((one) => one.per === fact.per && one.amount !== amount);
  return isOfPlan && another && fact.per !== "total" ? null : { ...fact, amount };
}
