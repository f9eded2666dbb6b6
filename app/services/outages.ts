/** What the database and the bucket say when they cannot be reached or have too much to do, and no statement is at fault. */
const outage =
  /^D1_ERROR(?!.{0,2000}SQLITE_(CONSTRAINT|ERROR|MISMATCH|TOOBIG))|^D1 DB |(\(10\d{3}\)|Network connection lost\.?)$/;

/** A call to what the product stands on that was not answered in time. It may have had its effect all the same. */
export class NoAnswer extends Error {
  constructor(port: string) {
    super(`No answer in time: ${port}.`);
    this.name = "NoAnswer";
  }
}

/** Whether an error, or what caused it, is that something the product stands on is down: the same request may work soon. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof NoAnswer || outage.test(error.message) || isOutage(error.cause);
}
