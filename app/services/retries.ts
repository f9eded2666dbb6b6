const minute = 60_000;

/** What is sent is given up when it is older than this, and was tried as often as its waits leave time for in that. */
const giveUpAfter = 24 * 60 * minute;
const mostTries = 29;

/** How long to wait after so many tries, in milliseconds: 1, 2, 4 … up to 60 minutes. */
export const waitAfter = (attempts: number) => Math.min(2 ** (attempts - 1), 60) * minute;

/** Whether it has been tried for 24 hours; never what has only waited. */
export const isGivenUp = ({ attempts, created_at }: { attempts: number; created_at: number }) =>
  attempts >= mostTries && Date.now() - created_at > giveUpAfter;
