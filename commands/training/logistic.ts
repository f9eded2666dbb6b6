/** Keeps the fit finite where the scores separate the answers. */
const ridge = 0.03;

/** What is made small: how surprising the answers are, and the ridge. */
function surprise(scores: number[], answers: boolean[], slope: number, bias: number): number {
  let sum = (ridge / 2) * slope * slope;
  for (const [at, score] of scores.entries()) {
    const odds = (slope * score + bias) * (answers[at] ? -1 : 1);
    sum += odds > 30 ? odds : Math.log1p(Math.exp(odds));
  }
  return sum;
}

/** Logistic regression of yes-or-no answers on scores, by Newton's method: slope and bias. */
export function fitLogistic(scores: number[], answers: boolean[]): { slope: number; bias: number } {
  const positives = answers.filter((answer) => answer).length;
  let slope = 0;
  let bias = Math.log((positives + 0.5) / (answers.length - positives + 0.5));
  for (let round = 0; round < 50; round++) {
    let [slopeGradient, biasGradient] = [ridge * slope, 0];
    let [slopeCurve, mixedCurve, biasCurve] = [ridge, 0, 1e-9];
    for (const [at, score] of scores.entries()) {
      const p = 1 / (1 + Math.exp(-(slope * score + bias)));
      const error = p - (answers[at] ? 1 : 0);
      const variance = Math.max(1e-4, p * (1 - p));
      slopeGradient += error * score;
      biasGradient += error;
      slopeCurve += variance * score * score;
      mixedCurve += variance * score;
      biasCurve += variance;
    }
    const determinant = slopeCurve * biasCurve - mixedCurve * mixedCurve || 1e-9;
    const slopeStep = (biasCurve * slopeGradient - mixedCurve * biasGradient) / determinant;
    const biasStep = (slopeCurve * biasGradient - mixedCurve * slopeGradient) / determinant;
    let [down, across] = [slopeStep, biasStep].map((step) => Math.max(-3, Math.min(3, step)));
    const before = surprise(scores, answers, slope, bias);
    const after = () => surprise(scores, answers, slope - (down ?? 0), bias - (across ?? 0));
    for (let halved = 0; halved < 20 && after() > before; halved++)
      [down, across] = [(down ?? 0) / 2, (across ?? 0) / 2];
    slope -= down ?? 0;
    bias -= across ?? 0;
    if (Math.abs(slopeStep) + Math.abs(biasStep) < 1e-6) break;
  }
  return { slope, bias };
}
