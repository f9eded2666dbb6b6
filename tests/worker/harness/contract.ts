import * as v from "valibot";
import { expect } from "vitest";
import { errorsOf } from "../../../workers/api/call.ts";
import { calls } from "../../../workers/api/calls.ts";
import { errorSchema } from "../../../workers/api/errors.ts";

const known = calls.map((call) => ({
  call,
  pattern: new RegExp(
    `^/api${call.path.replaceAll("{number}", "\\d+").replaceAll(/\{\w+\}/g, "[0-9a-f-]{36}")}$`,
  ),
  statuses: [call.status ?? 200, ...(call.tagged ? [304] : []), ...errorsOf(call)],
}));

/**
 * Holds an answer in any test against the API's description of itself: its status is one of those named there, and
 * its body keeps to the schema. Defects are the test's own business.
 */
export async function expectContract(method: string, path: string, response: Response) {
  const called = new URL(path, "http://localhost").pathname;
  const found = known.find(({ call, pattern }) => call.method === method && pattern.test(called));
  if (!found || response.status === 500) return;
  const { answer, isDown, path: described, status = 200 } = found.call;
  expect(found.statuses, `${method} ${described}`).toContain(response.status);
  if (response.status >= 400)
    v.parse(
      response.status === 503 && isDown && typeof answer === "object" ? answer : errorSchema,
      await response.json(),
    );
  else if (response.status === status && typeof answer === "object")
    v.parse(answer, await response.json());
}
