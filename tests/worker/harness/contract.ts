import * as v from "valibot";
import { expect } from "vitest";
import { errorSchema } from "../../../workers/api/errors.ts";
import { errorsOf, operations } from "../../../workers/api/operations.ts";

const calls = Object.entries(operations).map(([call, operation]) => {
  const [method = "", path = ""] = call.split(" ");
  const pattern = new RegExp(`^/api${path.replace("{id}", "[0-9a-f-]{36}")}$`);
  const statuses = [
    operation.status ?? 200,
    ...(operation.tagged ? [304] : []),
    ...errorsOf(method, operation),
  ];
  return { call, method, pattern, operation, statuses };
});

/**
 * Holds an answer in any test against the API's description of itself: its status is one of those named there, and
 * its body keeps to the schema. Defects are the test's own business.
 */
export async function expectContract(method: string, path: string, response: Response) {
  const called = new URL(path, "http://localhost").pathname;
  const found = calls.find((one) => one.method === method && one.pattern.test(called));
  if (!found || response.status === 500) return;
  expect(found.statuses, found.call).toContain(response.status);
  const { answer, outage, status = 200 } = found.operation;
  if (response.status >= 400)
    v.parse((response.status === 503 && outage) || errorSchema, await response.json());
  else if (response.status === status && typeof answer === "object")
    v.parse(answer, await response.json());
}
