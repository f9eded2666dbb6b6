import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { calls } from "../../workers/api/calls.ts";
import { describeApi } from "../../workers/api/openapi.ts";

describe("the API's description of itself", () => {
  const description = describeApi(calls);

  it("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(description));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(validator.version).toBe("3.1");
  });

  it("takes its parts from the schemas that check requests", () => {
    const upload = JSON.stringify(description.paths["/cases"]);
    expect(upload).toContain('"Idempotency-Key"');
    expect(upload).toContain('"analyzed"');
    expect(description.components.schemas.Case).toMatchObject({ additionalProperties: false });
    expect(JSON.stringify(description.paths["/cases/{id}"])).toContain("#/components/schemas/Case");
  });

  it("refers to nothing that is not there", () => {
    const names = Object.keys(description.components.schemas);
    const refs = JSON.stringify(description).matchAll(/#\/components\/schemas\/(\w+)/g);
    for (const [, name] of refs) expect(names).toContain(name);
  });

  it("gives every call a name of its own", () => {
    const ids = JSON.stringify(description.paths).match(/"operationId":"[^"]+"/g) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(25);
  });
});
