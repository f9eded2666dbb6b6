import { type Analysis, isAgreement, type Span } from "../schemas/analysis.ts";
import {
  askForClient,
  judgedPaper,
  readForClient,
  restingOnNothing,
} from "./asking/read-client.ts";
import { inOrder, weighed } from "./asking/weigh.ts";
import { type Client, clientName, flagsFor } from "./clauses/for-client.ts";
import { condense, inCondensedText, inWholeText } from "./condensing/condense.ts";
import { corrected } from "./corrections/corrected.ts";
import type { Corrections } from "./corrections/said.ts";
import { passed } from "./judge/judge.ts";
import { mergeFlags } from "./model/merge-flags.ts";
import { type Reading, readDocument } from "./reading/reading.ts";
import { summarise } from "./summary/index.ts";

/**
 * An analysis as it is for a client: the levels and reasons of its flags, and the summary, which is the model's where
 * that was written for this client. Nothing is found anew, and a flag that rests on no clause stays as it was; for the
 * built-in analyser it is what `analyseDocument` gives for that client.
 * @param whole the text that was analysed.
 * @param said facts as people have corrected them: the summary is put together from these.
 */
export function readFor(
  whole: string,
  analysis: Analysis,
  client: Client,
  said: Corrections = {},
): Analysis {
  const condensed = condense(whole);
  const { text } = condensed;
  const before = inCondensedText(analysis, condensed);
  const reading = readDocument(text);
  const read = before.modelReading
    ? withModel(reading, before, before.modelReading, client)
    : before.analyser.startsWith("built-in")
      ? readForClient(reading, before, client, restingOnNothing(before.riskFlags))
      : before;
  const isCorrected = Object.keys(said).length > 0;
  const executiveSummary =
    (isCorrected ? null : summaryOfModel(text, before, client)) ??
    summarise({ ...corrected({ ...before, ...read }, said, client), text }, reading);
  return inWholeText({ ...before, ...read, executiveSummary }, whole, condensed);
}

/** What both readers say: the built-in one's cards for the client, with what the model says of the same words. */
function withModel(
  reading: Reading,
  analysis: Analysis,
  models: NonNullable<Analysis["modelReading"]>,
  client: Client,
): Pick<Analysis, "riskFlags" | "answers" | "missing"> {
  const { answers, missing, cards, questions, passages } = askForClient(reading, analysis, client);
  const { documentType, facts } = analysis;
  const clauses = analysis.clauses.filter(({ score }) => score > 0);
  const isModels = ({ start, end }: Span) =>
    models.riskFlags.some((flag) => flag.start === start && flag.end === end);
  const ofNoClause = restingOnNothing(analysis.riskFlags).filter((flag) => !isModels(flag));
  const undirected = clauses.map((clause) => ({ ...clause, burdens: [], benefits: [] }));
  const read = (these: typeof clauses) =>
    isAgreement(documentType.kind)
      ? flagsFor(reading, { clauses: these, documentType, facts }, client)
      : [];
  const own = passed(
    weighed(cards, [...read(clauses), ...ofNoClause], questions),
    judgedPaper(reading, analysis, client, passages),
  );
  const name = clientName(facts.parties, reading.text, client);
  const merged = mergeFlags(reading.text, { own, open: read(undirected) }, models, name);
  return { riskFlags: inOrder(merged), answers, missing };
}

/** The model's summary, if it was written for this client; null where the built-in analyser sums up. */
function summaryOfModel(text: string, analysis: Analysis, client: Client): string | null {
  const { analyser, facts, modelReading, executiveSummary } = analysis;
  if (analyser.startsWith("built-in")) return null;
  // Stored before the model was asked for a client by name.
  if (!modelReading) return executiveSummary;
  const isIts = clientName(facts.parties, text, client) === modelReading.client;
  return isIts && modelReading.summary !== "" ? modelReading.summary : null;
}
