type Drawing = {
  draw: (signal: AbortSignal) => Promise<void>;
  /** How far from what is looked at: the nearest is drawn first. */
  distance: () => number;
  signal: AbortSignal;
  done: (isDrawn: boolean) => void;
};

/** What takes longer is given up, so that the others get their turn. Milliseconds. */
const patience = 20_000;

/** Draws one thing at a time, so that no frame has to wait for several, and what is looked at first. */
export class DrawQueue {
  #waiting: Drawing[] = [];
  #busy = false;

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
    for (let next = this.#next(); next; next = this.#next()) next.done(await finished(next));
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

async function finished({ draw, signal }: Drawing): Promise<boolean> {
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
