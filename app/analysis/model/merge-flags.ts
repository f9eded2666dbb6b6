import {
  type ModelReading,
  type RiskFlag,
  type RiskLevel,
  riskLevels,
  type Span,
} from "../../schemas/analysis.ts";
import { weightOfClause } from "../asking/weigh.ts";
import { facingOf } from "../clauses/level.ts";
import { overlap } from "../matching/overlap.ts";

type ModelFlag = ModelReading["riskFlags"][number];
type Titled = Span & Pick<RiskFlag, "clauseId" | "clauseTitle">;
type Bearing = Pick<RiskFlag, "burdens" | "benefits">;

const differing = "The two readings differ on whom these words bind: read them yourself.";

/**
 * The flags of a document for a client, from those of the built-in analyser and what a model said.
 *
 * The model cannot talk a risk away, whatever the document told it: where both flag the same words the higher level is
 * shown; of what it calls no risk only a Low one goes; what it passes over stays. Whom a clause burdens is what either
 * says where the other is silent; where they contradict each other nobody is named. A flag of the model stands for the
 * answers on its words: it matters as much as they do, with their law and the wording that they propose.
 * @param own the built-in analyser's flags for the client; `open` is its flags on the same clauses without a word on
 *   whom they bind.
 * @param client a party's name, or null.
 */
export function mergeFlags(
  text: string,
  { own, open }: { own: RiskFlag[]; open: RiskFlag[] },
  { riskFlags, dismissed }: ModelReading,
  client: string | null,
): RiskFlag[] {
  const told = riskFlags.map((flag) => {
    const quoted = { ...flag, quote: text.slice(flag.start, flag.end) };
    const others = own.filter((other) => tells(flag, other, riskFlags));
    const bearing = settle(flag, others);
    const shown = bearing
      ? withBothVoices(turned({ ...quoted, ...bearing }, client), others)
      : contested(
          quoted,
          others.map((other) => graver(other, openOf(other, open))),
        );
    return standingFor(shown, others);
  });
  const kept = own.filter(
    (flag) =>
      !riskFlags.some((other) => sameWords(other, flag)) &&
      !(flag.riskLevel === "Low" && dismissed.some((span) => overlap(flag, span))),
  );
  return [...told, ...kept].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Words of one clause that meet, or of two that share at least half: a long quote swallows no other clause. */
export const sameWords = (a: Titled, b: Titled) =>
  overlap(a, b) &&
  (a.clauseTitle === b.clauseTitle ||
    (a.clauseId !== null && a.clauseId === b.clauseId) ||
    2 * (Math.min(a.end, b.end) - Math.max(a.start, b.start)) >=
      Math.max(a.end, b.end) - Math.min(a.start, b.start));

/** Whether a flag of the model stands for one of the built-in analyser's: on its words, if none does on its clause. */
const tells = (model: ModelFlag, builtIn: RiskFlag, all: ModelFlag[]) =>
  sameWords(model, builtIn) &&
  (model.clauseId === builtIn.clauseId ||
    !all.some((other) => other.clauseId === builtIn.clauseId && sameWords(other, builtIn)));

const isHigher = (a: RiskLevel, b: RiskLevel) => riskLevels.indexOf(a) < riskLevels.indexOf(b);
/** An answer may name the burdened alone; else a reading names both sides or none. */
const isTold = ({ burdens }: Bearing) => burdens.length > 0;
const isWhole = ({ burdens, benefits }: Bearing) => burdens.length > 0 && benefits.length > 0;

/**
 * Whom a clause burdens and benefits by both readings; null where they contradict each other. The model's silence is
 * filled for the same clause alone: another one on the same words may run the other way.
 */
function settle(model: ModelFlag, others: RiskFlag[]): Bearing | null {
  const twins = others.filter(({ clauseId }) => clauseId === model.clauseId);
  const compared = (twins.length > 0 ? twins : others).filter(isTold);
  if (isTold(model) && compared.some((one) => contradict(one, model))) return null;
  const readings = [...twins, model];
  const { burdens, benefits } = readings.find(isWhole) ?? readings.find(isTold) ?? model;
  return { burdens, benefits };
}

/** Whether two readings have nobody in common on a side, or see one party on different sides. */
function contradict(a: Bearing, b: Bearing): boolean {
  const apart = (these: string[], those: string[]) =>
    these.length > 0 && those.length > 0 && !these.some((name) => those.includes(name));
  if (apart(a.burdens, b.burdens) || apart(a.benefits, b.benefits)) return true;
  return [...a.burdens, ...a.benefits].some((name) => {
    const [one, other] = [seenOf(a, name), seenOf(b, name)];
    return one !== null && other !== null && one !== other;
  });
}

/** How a reading faces a party, also where it names the burdened alone. */
const seenOf = (reading: Bearing, name: string) =>
  facingOf(reading, name) ?? (reading.burdens.includes(name) ? "against" : null);

/** A flag of the model as it is for the client: Low where it is in the client's favour alone. */
function turned(flag: RiskFlag, client: string | null): RiskFlag {
  if (facingOf(flag, client) !== "for") return flag;
  const { explanation, recommendation } = flag;
  return {
    ...flag,
    riskLevel: "Low",
    weight: weightOfClause("Low", { facing: "for", isDoubtful: false }),
    explanation: `${explanation} These words favour the party for whom they are read, so they are rated Low.`,
    recommendation: `Expect to be asked for this: ${recommendation}`,
  };
}

/** A flag of the model; where the built-in analyser rates its words higher, with that level, reason and request too. */
function withBothVoices(model: RiskFlag, others: RiskFlag[]): RiskFlag {
  const heavier = gravest(others.filter(({ riskLevel }) => isHigher(riskLevel, model.riskLevel)));
  if (!heavier) return model;
  return {
    ...model,
    riskLevel: heavier.riskLevel,
    explanation: `${heavier.explanation} The two readings differ: the built-in reader rates these words ${heavier.riskLevel}, the model ${model.riskLevel}. The model says: ${model.explanation}`,
    recommendation:
      heavier.recommendation === model.recommendation
        ? model.recommendation
        : `${heavier.recommendation} The model suggests: ${model.recommendation}`,
  };
}

/** A flag on words whose direction is not settled: it names nobody, and what it asks for is what holds either way. */
function contested(model: RiskFlag, others: RiskFlag[]): RiskFlag {
  const builtIn = gravest(others) ?? model;
  const levels =
    builtIn.riskLevel === model.riskLevel
      ? ""
      : ` The built-in reader rates them ${builtIn.riskLevel}, the model ${model.riskLevel}.`;
  return {
    ...model,
    burdens: [],
    benefits: [],
    riskLevel: isHigher(model.riskLevel, builtIn.riskLevel) ? model.riskLevel : builtIn.riskLevel,
    explanation: `${builtIn.explanation} ${differing}${levels} The model says: ${model.explanation}`,
    recommendation: builtIn.recommendation,
  };
}

/** A flag of the model with what the flags for which it stands are to the client. */
function standingFor(model: RiskFlag, others: RiskFlag[]): RiskFlag {
  const [first] = others.toSorted((a, b) => b.weight - a.weight);
  if (!first) return model;
  return {
    ...model,
    weight: Math.max(first.weight, model.weight),
    group: others.some(({ group }) => group === "matters") ? "matters" : model.group,
    questionId: first.questionId,
    law: first.law,
    // Words are proposed for whom a clause burdens.
    wording: isTold(model) ? first.wording : null,
    replaces: isTold(model) && first.replaces,
  };
}

const gravest = (flags: RiskFlag[]) =>
  flags.toSorted((a, b) => riskLevels.indexOf(a.riskLevel) - riskLevels.indexOf(b.riskLevel)).at(0);

const openOf = (flag: RiskFlag, open: RiskFlag[]) =>
  open.find(
    ({ clauseId, start, end }) =>
      clauseId === flag.clauseId && start === flag.start && end === flag.end,
  ) ?? flag;

/** The higher of a flag and the same without direction, which is told where both are as high. */
const graver = (own: RiskFlag, open: RiskFlag) =>
  isHigher(own.riskLevel, open.riskLevel) ? own : open;
