import { type RiskFlag, unbound } from "../../schemas/analysis.ts";
import { stripInvisible } from "../condensing/invisible-characters.ts";
import { findQuote, makeSearchable } from "../matching/quotes.ts";

export const addressedReaderTitle = "Words Addressed to the Reader";

const machine = "(?:AI|A\\.I\\.|LLM|(?:large )?language model|chatbot|chat bot|ChatGPT|GPT)";
const reader = `(?:${machine}(?: model| assistant| system| reviewer| reader)?|automated (?:reviewer|reader|assistant|analy[sz]er|review system))`;
const orders = "(?:instructions?|prompts?|directions|guidelines|orders)";

/** What a text says that speaks to a program reading it, instead of to the parties. One line a sign. */
const signs = [
  `\\b(?:ignore|disregard|forget|override) (?:(?:all|any|the|your|these|those|of) ){0,4}(?:previous|prior|earlier|above|preceding|foregoing|existing) (?:system )?${orders}\\b`,
  `\\b(?:ignore|disregard|forget|override) (?:all |any )?your (?:system )?(?:${orders}|rules|training|prompt)\\b`,
  `\\bas an? ${machine} (?:language )?(?:model|assistant|system|reviewer|reader)?,? ?you\\b`,
  `\\b(?:if|since|because) you are an? ${reader}\\b`,
  `\\byou are (?:now )?an? (?:helpful |obedient )?${reader}\\b`,
  `\\b(?:note|notice|message|attention|instructions?|request)(?: to| for|:) (?:the |any |all |every )?${reader}s?\\b`,
  `\\b(?:do not|don't|never) (?:flag|report|mention|highlight|list) (?:this|these|any|the)(?: (?:following|above|other))? (?:clauses?|risks?|provisions?|terms?|issues?|findings?)\\b`,
  "\\b(?:report|flag|raise|list) no (?:risks?|flags?|issues?|concerns?|findings?)\\b",
  `\\b(?:rate|mark|classify|label|report|treat) (?:this|these|every|each|all)(?: of)?(?: the)?(?: \\w+)? (?:clauses?|documents?|risks?|flags?|contracts?|agreements?) as (?:low|no|safe|approved|harmless)\\b`,
  `\\b(?:reply|respond|answer|output)(?: only| exactly){0,3} (?:with|that)(?: the words?)?:? ["“'‘]?(?:approved|no risks?|low risk|safe|this (?:document|contract|agreement) is)\\b`,
  "<\\|(?:im_start|system|endoftext)\\|>|\\[/?INST\\]|<</?SYS>>",
].map((source) => new RegExp(`(?:${source.replaceAll(" ", "\\s{1,8}")})[^.\n]{0,160}`, "i"));

/**
 * A flag on the first words of a document that speak to a program which reviews it ("ignore previous
 * instructions"). They are found by plain rules, which no document can talk to, also where invisible characters
 * stand between their letters. Offsets are UTF-16 code units of `text`.
 */
export function findAddressedReader(text: string): RiskFlag[] {
  const seen = stripInvisible(text).text;
  const found = signs.flatMap((sign) => sign.exec(seen) ?? []).at(0);
  const span = found && findQuote(makeSearchable(text), found);
  if (!span) return [];
  const quote = text.slice(span.start, span.end);
  return [
    {
      ...unbound,
      weight: 0.9,
      riskLevel: "Medium",
      clauseTitle: addressedReaderTitle,
      quote,
      ...span,
      explanation:
        "These words speak to a program that reviews the document, not to the parties. Somebody may have put them there so that a review leaves risks out.",
      recommendation:
        "Ask who put these words there and have them taken out; read the whole document yourself before you rely on any automated review of it.",
    },
  ];
}
