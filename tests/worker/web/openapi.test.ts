import { describe, expect, it } from "vitest";
import { api } from "../../../workers/api/index.ts";
import { Browser } from "../harness/browser.ts";

describe("the API's description of itself", () => {
  it("names every call that there is, and no other", async () => {
    const { paths } = (await (await new Browser().get("/api/openapi.json")).json()) as {
      paths: Record<string, Record<string, object>>;
    };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const routes = api.routes
      .filter(({ method }) => method !== "ALL")
      .map(
        ({ method, path }) =>
          `${method} ${path.replaceAll(/:(\w+)\{[^}]*\}(?:\\(\.\w+))?\}/g, "{$1}$2")}`,
      );
    expect(described.toSorted()).toEqual([...new Set(routes)].toSorted());
  });
});
