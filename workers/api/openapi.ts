import { toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import { Hono } from "hono";
import type * as v from "valibot";
import { riskFlagSchema } from "../../app/schemas/analysis.ts";
import { caseSchema, listedCaseSchema } from "../../app/schemas/case.ts";
import { reviewSchema } from "../../app/schemas/review.ts";
import type { AppContext } from "../scope.ts";
import { errorSchema } from "./errors.ts";
import { errorsOf, type Operation, operations } from "./operations.ts";

/** The schemas that others refer to by name. */
const named = {
  RiskFlag: riskFlagSchema,
  Review: reviewSchema,
  Case: caseSchema,
  ListedCase: listedCaseSchema,
  Error: errorSchema,
};
const settings = {
  target: "draft-2020-12",
  typeMode: "input",
  // What JSON Schema has no word for (a trimmed text, a check of two fields) is left to the server.
  errorMode: "ignore",
  definitions: named,
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

function schemaOf(schema: v.GenericSchema) {
  const { $schema, $defs, ...plain } = toJsonSchema(schema, settings);
  return plain;
}

const content = (answer: Operation["answer"]) =>
  typeof answer === "string"
    ? { [answer]: {} }
    : answer && { "application/json": { schema: schemaOf(answer) } };

/** What each status of an error means. */
const meanings: Record<number, string> = {
  400: "Something in the request is not right",
  401: "Not signed in, or wrong credentials",
  403: "Not from our own pages",
  404: "Missing, or somebody else's",
  409: "Not possible as things are now",
  411: "No Content-Length",
  413: "Too large",
  415: "Not a type that is taken",
  429: "Too many requests; Retry-After says how long to wait",
  503: "Something that this depends on is down; Retry-After says how long to wait",
};

function describeCall(method: string, path: string, operation: Operation) {
  const errors = errorsOf(method, operation);
  return {
    operationId: `${method.toLowerCase()} ${path}`.replaceAll(/[^a-z]+(.)?/g, (_, next = "") =>
      next.toUpperCase(),
    ),
    summary: operation.summary,
    tags: [path.split("/")[1]],
    ...(operation.signedIn && { security: [{ session: [] }] }),
    parameters: parametersOf(path, operation),
    ...requestBody(operation),
    responses: Object.fromEntries([
      [operation.status ?? 200, { description: "Done", ...withContent(content(operation.answer)) }],
      ...(operation.tagged
        ? [[304, { description: "Unchanged since the ETag of If-None-Match" }]]
        : []),
      ...errors.map((status) => [
        status,
        {
          description: meanings[status],
          ...withContent(content((status === 503 && operation.outage) || errorSchema)),
        },
      ]),
    ]),
  };
}

const withContent = (of: object | undefined) => of && { content: of };

function parametersOf(path: string, { query, headers, tagged }: Operation) {
  const text = { type: "string" };
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    ...{ name, in: "path", required: true, schema: { ...text, format: "uuid" } },
  }));
  const inQuery = Object.entries(query?.entries ?? {}).map(([name, schema]) => ({
    ...{ name, in: "query", required: false, schema: schemaOf(schema) },
  }));
  const inHeaders = Object.entries({
    ...headers,
    ...(tagged && { "If-None-Match": "The ETag of an earlier answer." }),
  }).map(([name, description]) => ({
    ...{ name, in: "header", required: false, description, schema: text },
  }));
  return [...inPath, ...inQuery, ...inHeaders];
}

function requestBody({ body, form }: Operation) {
  if (body) return { requestBody: { content: content(body) } };
  if (!form) return {};
  const { properties, ...schema } = schemaOf(form);
  const file = { type: "string", contentMediaType: "application/octet-stream" };
  return {
    requestBody: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: { ...schema, properties: { file, ...properties }, required: ["file"] },
        },
      },
    },
  };
}

/** The API in OpenAPI 3.1, made of the schemas that check its requests and of those that its answers keep to. */
export function describeApi() {
  const paths: Record<string, Record<string, object>> = {};
  for (const [call, operation] of Object.entries(operations)) {
    const [method = "", path = ""] = call.split(" ");
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeCall(method, path, operation) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "LegalAI",
      version: "1",
      description:
        "JSON in and out. A change needs a request from the same origin: `Sec-Fetch-Site: same-origin`, or an `Origin` equal to the app's own.",
    },
    servers: [{ url: "/api" }],
    paths,
    components: {
      schemas: toJsonSchemaDefs(named, settings),
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "__Host-session" } },
    },
  };
}

let description: object | undefined;

export const openapi = new Hono<AppContext>().get("/", (c) => {
  description ??= describeApi();
  return c.json(description);
});
