import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";

const answered: ExecutionContext[] = [];

/** What goes with a request; `afterAnswers` waits for the work that it keeps alive. */
export function requestContext(): ExecutionContext {
  const context = createExecutionContext();
  answered.push(context);
  return context;
}

/** Waits for the work that goes on after answers, such as sending mail. */
export async function afterAnswers() {
  for (const context of answered.splice(0)) await waitOnExecutionContext(context);
}
