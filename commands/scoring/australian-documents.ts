import { clauseRules } from "../../app/analysis/vocabulary/index.ts";
import { type RiskLevel, riskLevels } from "../../app/schemas/analysis.ts";
import {
  directionFigures,
  isDirected,
  judgeDirection,
  noVerdicts,
} from "./australian-direction.ts";
import { FactCount } from "./australian-facts.ts";
import type { AustralianPrediction } from "./australian-predictions.ts";
import type { GoldClause, GoldDocument } from "./australian-set.ts";
import { isSamePlace, matchClauses, standingOf, widerOf } from "./australian-spans.ts";
import { rate } from "./rate.ts";

const idOfTitle = new Map(clauseRules.map(({ title, id }) => [title, id]));
const unanswered: AustralianPrediction = { clauses: [], riskFlags: [], facts: {}, missing: [] };

/** How often a kind of clause is labelled, found, and said where it is not. */
interface KindCount {
  gold: number;
  found: number;
  wrong: number;
}

/** Counts over documents: every labelled clause by itself, not whether a document has it. */
class DocumentCount {
  documents = 0;
  unanswered = 0;
  private directed = 0;
  private readonly direction = noVerdicts();
  private readonly facts = new FactCount();
  private readonly kinds = new Map<string, KindCount>();
  private readonly levels = { n: 0, exact: 0, farOff: 0 };
  private readonly missing = { said: 0, wrong: 0 };
  private readonly flags = Object.fromEntries(
    riskLevels.map((level) => [level, { n: 0, wrong: 0 }]),
  ) as Record<RiskLevel, { n: number; wrong: number }>;

  private kind(id: string): KindCount {
    const kind = this.kinds.get(id) ?? { gold: 0, found: 0, wrong: 0 };
    this.kinds.set(id, kind);
    return kind;
  }

  add(document: GoldDocument, prediction: AustralianPrediction | undefined): void {
    this.documents++;
    if (!prediction) this.unanswered++;
    const said = prediction ?? unanswered;
    this.addClauses(document, said);
    this.addFlags(document, said);
    this.addMissing(document, said);
    this.facts.compare(document.facts, said.facts);
  }

  private addClauses(document: GoldDocument, prediction: AustralianPrediction): void {
    const [from, to] = document.labelled ?? [0, Number.POSITIVE_INFINITY];
    const said = prediction.clauses.filter(
      ({ start, end }) => end > start && start >= from && start < to,
    );
    const matches = matchClauses(document.clauses, said);
    for (const [at, gold] of document.clauses.entries()) {
      const kind = this.kind(gold.id);
      const found = said[matches.get(at) ?? -1];
      kind.gold++;
      if (isDirected(gold)) this.directed++;
      if (!found) continue;
      kind.found++;
      if (isDirected(gold)) this.direction[judgeDirection(gold, found, document.parties)]++;
      this.addLevel(gold, prediction.riskFlags);
    }
    const taken = new Set(matches.values());
    for (const [at, clause] of said.entries())
      if (!taken.has(at) && standingOf(clause, document) === "wrong") this.kind(clause.id).wrong++;
  }

  private addLevel(gold: GoldClause, flags: AustralianPrediction["riskFlags"]): void {
    const flag = flags.find(
      (one) => idOfTitle.get(one.clauseTitle) === gold.id && isSamePlace(one, gold),
    );
    if (!gold.grade || !flag) return;
    const apart = Math.abs(riskLevels.indexOf(flag.riskLevel) - riskLevels.indexOf(gold.grade));
    this.levels.n++;
    if (apart === 0) this.levels.exact++;
    if (apart === 2) this.levels.farOff++;
  }

  private addFlags(document: GoldDocument, { riskFlags }: AustralianPrediction): void {
    for (const { clauseTitle, riskLevel, start, end } of riskFlags) {
      const id = idOfTitle.get(clauseTitle);
      const standing = id ? standingOf({ id, start, end }, document) : "unclear";
      if (standing === "unclear") continue;
      this.flags[riskLevel].n++;
      if (standing === "wrong") this.flags[riskLevel].wrong++;
    }
  }

  private addMissing(document: GoldDocument, { missing }: AustralianPrediction): void {
    const there = new Set(document.clauses.flatMap(({ id }) => [id, widerOf[id]]));
    const unclear = new Set(document.unclear.map(({ id }) => id));
    for (const { id } of missing) {
      const absent = document.absent.includes(id);
      const wrong = there.has(id) && !absent;
      if (wrong) this.missing.wrong++;
      if (wrong || absent || !unclear.has(id)) this.missing.said++;
    }
  }

  figures() {
    const kinds = [...this.kinds].sort(([a], [b]) => (a < b ? -1 : 1));
    const total = (of: keyof KindCount) => kinds.reduce((sum, [, kind]) => sum + kind[of], 0);
    const [gold, found, wrong] = [total("gold"), total("found"), total("wrong")];
    const { levels, missing, documents } = this;
    return {
      documents,
      unanswered: this.unanswered,
      instances: gold,
      found,
      wrong,
      recall: rate(found, gold),
      precision: rate(found, found + wrong),
      f1: rate(2 * found, gold + found + wrong),
      direction: directionFigures(this.direction),
      directionRightOfAll: rate(this.direction.right, this.directed),
      level: {
        n: levels.n,
        exact: rate(levels.exact, levels.n),
        farOff: rate(levels.farOff, levels.n),
      },
      wrongFlags: Object.fromEntries(
        riskLevels.map((level) => {
          const { n, wrong } = this.flags[level];
          return [level, { n, wrong: rate(wrong, n) }];
        }),
      ) as Record<RiskLevel, { n: number; wrong: number | null }>,
      falseMissing: {
        n: missing.wrong,
        said: missing.said,
        rate: rate(missing.wrong, missing.said),
        perDocument: rate(missing.wrong, documents),
      },
      facts: this.facts.figures(),
      byId: Object.fromEntries(
        kinds.map(([id, kind]) => [
          id,
          {
            ...kind,
            recall: rate(kind.found, kind.gold),
            precision: rate(kind.found, kind.found + kind.wrong),
          },
        ]),
      ),
    };
  }
}

/** Figures over documents, by what is said of each file; null without documents. */
export function documentFigures(
  documents: GoldDocument[],
  answers: Map<string, AustralianPrediction>,
) {
  if (documents.length === 0) return null;
  const count = new DocumentCount();
  for (const document of documents) count.add(document, answers.get(document.file));
  return count.figures();
}
