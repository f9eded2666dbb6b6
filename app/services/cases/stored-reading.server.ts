import type {
  AskedOfFlag,
  CaseAnalysis,
  StoredAnalysis,
  UntoldOfFlag,
} from "../../db/schema.server.ts";
import {
  unasked as noQuestion,
  type RiskFlag,
  riskLevels,
  unbound,
} from "../../schemas/analysis.ts";

type Instance = Omit<UntoldOfFlag, "quote" | keyof AskedOfFlag>;
const instanceKey = ({ clauseId, start, end, burdens, benefits, place }: Instance) =>
  JSON.stringify([clauseId, start, end, burdens, benefits, place]);

/**
 * The columns of a case that hold what was found. `risk_flags` is plain JSON in the specification's shape, with the
 * group, by which lists count; what else there is of a flag is packed: its words, and which of the clauses it is.
 * `top_risk` is of what matters.
 */
export function readingColumns(flags: readonly RiskFlag[], analysis: CaseAnalysis) {
  const clauses = new Map(
    analysis.clauses.map(({ id, ...clause }, i) => [instanceKey({ clauseId: id, ...clause }), i]),
  );
  const stored = flags.map((flag) => {
    const { riskLevel, clauseTitle, explanation, recommendation } = flag;
    const { quote, start, end, clauseId, burdens, benefits, place } = flag;
    const { weight, group, questionId, wording, replaces, law } = flag;
    const instance = { start, end, clauseId, burdens, benefits, place };
    const asked = { quote, weight, questionId, wording, replaces, law };
    const clause = clauses.get(instanceKey(instance));
    return {
      told: { riskLevel, clauseTitle, explanation, recommendation, group },
      untold: clause === undefined ? { ...instance, ...asked } : { clause, ...asked },
    };
  });
  return {
    top_risk:
      riskLevels.find((level) =>
        flags.some(({ riskLevel, group }) => group === "matters" && riskLevel === level),
      ) ?? null,
    risk_flags: JSON.stringify(stored.map(({ told }) => told)),
    analysis: { ...analysis, untold: stored.map(({ untold }) => untold) },
  };
}

type ToldOfFlag = Omit<RiskFlag, keyof UntoldOfFlag | "group"> & Partial<Pick<RiskFlag, "group">>;

/**
 * The flags of a case. Older ones are stored whole, and say of nobody whom they burden; as long as nobody had said what
 * matters, all of them did.
 */
export function storedFlags(json: string | null, analysis: StoredAnalysis | null): RiskFlag[] {
  // Written by `readingColumns` alone, from flags that passed their schema.
  const flags: (RiskFlag | ToldOfFlag)[] = json === null ? [] : JSON.parse(json);
  return flags.map((flag, i) => {
    if ("quote" in flag) return { ...unbound, ...allMattered, ...flag };
    return { ...allMattered, ...flag, ...untoldOf(analysis, i) };
  });
}

const allMattered = { group: "matters" as const };
const { group: _, ...unasked } = noQuestion;

function untoldOf(analysis: StoredAnalysis | null, i: number): UntoldOfFlag {
  const untold = analysis?.untold?.[i];
  if (!untold) throw new Error("The words of a flag are not stored.");
  if (!("clause" in untold)) return { ...unasked, ...untold };
  const { clause: at, ...asked } = untold;
  const clause = analysis?.clauses[at];
  if (!clause) throw new Error("The clause of a flag is not stored.");
  const { id: clauseId, start, end, burdens, benefits, place } = clause;
  return { ...unasked, ...asked, clauseId, start, end, burdens, benefits, place };
}

/** What a stored analysis found, as one of today does: older ones have less. */
export function storedAnalysis(stored: StoredAnalysis | null): CaseAnalysis | null {
  if (!stored) return null;
  const { untold, ...analysis } = stored;
  return {
    ...analysis,
    perhaps: analysis.perhaps ?? [],
    answers: analysis.answers ?? [],
    missing: analysis.missing.map((gap) => ({ ...ungraded, ...gap })),
    clauses: analysis.clauses.map((clause) => ({ ...unplaced, ...clause })),
    facts: {
      ...analysis.facts,
      parties: analysis.facts.parties.map((party) => ({ ...unnamed, ...party })),
      notices: analysis.facts.notices ?? [],
    },
  };
}

const unplaced = { burdens: [], benefits: [], place: null, values: {} };
const ungraded = { level: "Low" as const, why: "", ask: "", wording: "" };
const unnamed = { aliases: [] };
