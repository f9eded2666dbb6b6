import { expect, it } from "vitest";
import { withExceptions } from "../../../app/analysis/bearing/follow-on.ts";

const limit = { id: "limitation-of-liability", burdens: ["Customer"], benefits: ["Supplier"] };
const exception = { id: "uncapped-liability", burdens: [] as string[], benefits: [] as string[] };

it("an exception that names nobody weighs on those whom the limit before it serves", () => {
  expect(withExceptions([limit, exception])[1]).toEqual({
    ...{ id: "uncapped-liability", burdens: ["Supplier"], benefits: ["Customer"] },
  });
});

it("an exception that says whom it burdens, or that follows no limit, stays as it was read", () => {
  const told = { ...exception, burdens: ["Customer"], benefits: ["Supplier"] };
  expect(withExceptions([limit, told])[1]).toBe(told);
  expect(withExceptions([exception, limit])[0]).toBe(exception);
});
