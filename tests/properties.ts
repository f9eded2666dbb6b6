import fc from "fast-check";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Where properties begin to draw their cases. */
    seed: number;
  }
}

/** Each run draws the same cases, so that a change is judged by what it changes: `SEED=7 npm run check` draws others. */
fc.configureGlobal({ seed: inject("seed") });
