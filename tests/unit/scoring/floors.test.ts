import { describe, expect, it } from "vitest";
import australian from "../../../app/content/accuracy/australian.json" with { type: "json" };
import trained from "../../../app/content/accuracy/cross-validated.json" with { type: "json" };
import facts from "../../../app/content/accuracy/facts.json" with { type: "json" };
import risks from "../../../app/content/accuracy/risks.json" with { type: "json" };

const { visible, heldOut } = risks;
const { documents, sentences, heldOutThird } = australian;
const { terms, contracts } = trained;

/**
 * What was reached and must not be lost again: a change that measures less is not recorded. Whoever measures more raises
 * the floor with it.
 */
describe("the recorded figures of the analyser", () => {
  it.each([
    ["risks: raised", visible.total.located, 0.74],
    ["risks: raised at a sensible level", visible.total.sensible, 0.59],
    ["risks: plain ones", visible.byKind.plain.located, 0.88],
    ["risks: absences", visible.byKind.absence.located, 0.45],
    ["risks: terms that bite together", visible.byKind.joined.located, 0.78],
    ["risks: slips", visible.byKind.slip.located, 0.58],
    ["risks kept back: raised", heldOut.total.located, 0.605],
    ["risks kept back: raised at a sensible level", heldOut.total.sensible, 0.445],
    ["Australian documents: clauses found", documents.recall, 0.92],
    ["Australian documents: clauses named rightly", documents.precision, 0.965],
    ["Australian documents: direction", documents.directionRightOfAll, 0.9],
    [
      "Australian documents kept back: clauses named rightly",
      heldOutThird.documents.precision,
      0.95,
    ],
    ["Australian sentences: clauses found", sentences.found, 0.87],
    ["Australian facts", australian.facts.accuracy, 0.92],
    ["contracts: governing law", facts.facts.governingLaw.right, 0.97],
    ["contracts: parties", facts.facts.parties.right, 0.88],
    ["contracts: clauses", contracts.crossValidated.microF1, 0.857],
    ["contracts: clauses without facts", contracts.crossValidated.clauseMicroF1, 0.811],
    ["unfair terms", terms.crossValidated.microF1, 0.95],
    ["unfair terms: mean of labels", terms.crossValidated.macroF1, 0.796],
  ])("are no lower than what was reached: %s", (_name, figure, floor) => {
    expect(figure).toBeGreaterThanOrEqual(floor);
  });

  it.each([
    ["risks: cards that come first and stand on none", visible.cards.onNoRiskShare, 0.305],
    ["risks: words of a card", visible.cards.medianWords, 45],
    ["risks: cards that begin alike", visible.cards.sameOpening, 0.03],
    [
      "risks kept back: cards that come first and stand on none",
      heldOut.cards.onNoRiskShare,
      0.406,
    ],
    ["Australian documents: direction reversed", documents.direction.reversed, 0.01],
    ["Australian sentences: look-alikes taken for clauses", sentences.falsePositives, 0.04],
  ])("are no higher than what was reached: %s", (_name, figure, ceiling) => {
    expect(figure).toBeLessThanOrEqual(ceiling);
  });
});
