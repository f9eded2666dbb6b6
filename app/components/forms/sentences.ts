import type { SubmissionResult } from "@conform-to/react";

/** All that is wrong with a form that shows it in one place; empty when nothing is. */
export const sentencesIn = (result: SubmissionResult<string[]> | undefined): string =>
  Object.values(result?.error ?? {})
    .flatMap((sentences) => sentences ?? [])
    .join(" ");
