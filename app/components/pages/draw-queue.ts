type Drawing = {
  draw: (signal: AbortSignal) => Promise<void>;
  /** How far from what is looked at: the nearest is drawn first. */
  distance: () => number;
  signal: AbortSignal;
  done: (isDrawn: boolean) => void;
};

/** In milliseconds. */
const usual = {
  /** What takes longer lets the others go on beside it. */
  slow: 2_000,
  /** What takes longer is given up. */
  patience: 20_000,
};

/** Draws one thing at a time, so that no frame has to wait for several, and what is looked at first. */
export class DrawQueue {
  #waiting: Drawing[] = [];
  #busy = false;
  readonly #limits: typeof usual;

  constructor(limits = usual) {
    this.#limits = limits;
  }

  /** @returns whether it was drawn: not when `signal` aborts, or when it takes too long. */
  add(
    draw: Drawing["draw"],
    { distance, signal }: Pick<Drawing, "distance" | "signal">,
  ): Promise<boolean> {
    return new Promise((done) => {
      this.#waiting.push({ draw, distance, signal, done });
      void this.#work();
    });
  }

  async #work() {
    if (this.#busy) return;
    this.#busy = true;
    for (let next = this.#next(); next; next = this.#next()) {
      const { done } = next;
      const drawn = finished(next, this.#limits.patience).then(done);
      await Promise.race([drawn, after(this.#limits.slow)]);
    }
    this.#busy = false;
  }

  #next(): Drawing | undefined {
    for (const gone of this.#waiting.filter(({ signal }) => signal.aborted)) gone.done(false);
    this.#waiting = this.#waiting.filter(({ signal }) => !signal.aborted);
    const [nearest] = this.#waiting
      .map((one) => ({ one, far: one.distance() }))
      .sort((a, b) => a.far - b.far);
    if (nearest) this.#waiting.splice(this.#waiting.indexOf(nearest.one), 1);
    return nearest?.one;
  }
}

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

async function finished({ draw, signal }: Drawing, patience: number): Promise<boolean> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  const given = new Promise<void>((_, reject) =>
    limit.addEventListener("abort", () => reject(limit.reason), { once: true }),
  );
  try {
    await Promise.race([draw(limit), given]);
    return true;
  } catch {
    return false;
  }
}
