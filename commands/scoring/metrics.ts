/** How often a label was rightly given, wrongly given, and missed. */
export interface Tally {
  right: number;
  wrong: number;
  missed: number;
}

export function emptyTally(): Tally {
  return { right: 0, wrong: 0, missed: 0 };
}

export function count(tally: Tally, said: boolean, is: boolean): void {
  if (said && is) tally.right++;
  else if (said) tally.wrong++;
  else if (is) tally.missed++;
}

export interface Figures {
  precision: number;
  recall: number;
  f1: number;
  support: number;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1e4) / 1e4;
}

export function figuresOf({ right, wrong, missed }: Tally): Figures {
  return {
    precision: share(right, right + wrong),
    recall: share(right, right + missed),
    f1: share(2 * right, 2 * right + wrong + missed),
    support: right + missed,
  };
}

/** Micro F1: of all decisions together. */
export function microF1(tallies: Tally[]): number {
  const all = emptyTally();
  for (const { right, wrong, missed } of tallies) {
    all.right += right;
    all.wrong += wrong;
    all.missed += missed;
  }
  return figuresOf(all).f1;
}

/** Macro F1: the mean of the labels' F1. */
export function macroF1(tallies: Tally[]): number {
  const sum = tallies.reduce((total, tally) => total + figuresOf(tally).f1, 0);
  return share(sum, tallies.length);
}
