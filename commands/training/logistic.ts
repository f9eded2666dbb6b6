/** Ridge logistic regression by Newton's method. Returns the weights, the bias last. */
export function fitLogistic(rows: number[][], answers: number[], ridge: number): number[] {
  const width = rows[0]?.length ?? 0;
  const positives = answers.reduce((sum, answer) => sum + answer, 0);
  const weights: number[] = Array(width + 1).fill(0);
  weights[width] = Math.log((positives + 0.5) / (answers.length - positives + 0.5));
  for (let round = 0; round < 25; round++) {
    const gradient: number[] = Array(width + 1).fill(0);
    const curvature = weights.map(() => Array<number>(width + 1).fill(0));
    for (const [at, row] of rows.entries()) {
      const inputs = [...row, 1];
      const sum = inputs.reduce((total, input, k) => total + input * (weights[k] ?? 0), 0);
      const p = 1 / (1 + Math.exp(-sum));
      const variance = Math.max(1e-4, p * (1 - p));
      for (const [k, input] of inputs.entries()) {
        gradient[k] = (gradient[k] ?? 0) + (p - (answers[at] ?? 0)) * input;
        const line = curvature[k] ?? [];
        for (const [j, other] of inputs.entries())
          line[j] = (line[j] ?? 0) + variance * input * other;
      }
    }
    for (let k = 0; k < width; k++) {
      gradient[k] = (gradient[k] ?? 0) + ridge * (weights[k] ?? 0);
      const line = curvature[k] ?? [];
      line[k] = (line[k] ?? 0) + ridge;
    }
    const steps = solve(curvature, gradient);
    for (const [k, step] of steps.entries())
      weights[k] = (weights[k] ?? 0) - Math.max(-3, Math.min(3, step));
    if (Math.max(...steps.map(Math.abs)) < 1e-6) break;
  }
  return weights;
}

/** Gaussian elimination with pivoting. */
function solve(matrix: number[][], right: number[]): number[] {
  const lines = matrix.map((line, k) => [...line, right[k] ?? 0]);
  const size = lines.length;
  for (let k = 0; k < size; k++) {
    const rest = lines.slice(k);
    rest.sort((a, b) => Math.abs(b[k] ?? 0) - Math.abs(a[k] ?? 0));
    lines.splice(k, rest.length, ...rest);
    const pivot = lines[k] ?? [];
    for (const line of lines.slice(k + 1)) {
      const factor = (line[k] ?? 0) / (pivot[k] || 1e-12);
      for (let j = k; j <= size; j++) line[j] = (line[j] ?? 0) - factor * (pivot[j] ?? 0);
    }
  }
  const answer: number[] = Array(size).fill(0);
  for (let k = size - 1; k >= 0; k--) {
    const line = lines[k] ?? [];
    let sum = line[size] ?? 0;
    for (let j = k + 1; j < size; j++) sum -= (line[j] ?? 0) * (answer[j] ?? 0);
    answer[k] = sum / (line[k] || 1e-12);
  }
  return answer;
}
