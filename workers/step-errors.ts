/**
 * Runs a step's work so that its error can be kept by the platform: a failed statement's error quotes the values it
 * was given, a document's words among them; its cause says what happened without them.
 */
export const withoutValues =
  <T>(work: () => Promise<T>) =>
  (): Promise<T> =>
    work().catch((error: unknown) => {
      throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
    });
