import { toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { caseSchema, listedCaseSchema } from "../../app/schemas/case.ts";
import { caseFlagSchema } from "../../app/schemas/flag.ts";
import { reviewSchema } from "../../app/schemas/review.ts";
import { type Call, errorsOf } from "./call.ts";
import { errorSchema } from "./errors.ts";

/** The schemas that others refer to by name. */
const named = {
  RiskFlag: caseFlagSchema,
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

const content = (answer: Call["answer"]) =>
  typeof answer === "string"
    ? { [answer]: {} }
    : answer && { "application/json": { schema: schemaOf(answer) } };

/** What each status of an error means. */
const meanings: Record<number, string> = {
  400: "Something in the request is not right",
  401: "Not signed in, or wrong credentials",
  403: "Not from our own pages, or not allowed by one's role or token",
  404: "Missing, or somebody else's",
  409: "Not possible as things are now",
  410: "Was there, and is no more",
  411: "No Content-Length",
  413: "Too large",
  415: "Not a type that is taken",
  429: "Too many requests; Retry-After says how long to wait",
  503: "Something that this depends on is down; Retry-After says how long to wait",
};

function describeCall(call: Call) {
  const { method, path } = call;
  return {
    operationId: `${method.toLowerCase()} ${path}`.replaceAll(/[^a-z]+(.)?/g, (_, next = "") =>
      next.toUpperCase(),
    ),
    summary: call.summary,
    tags: [path.split("/")[1]],
    ...(call.signedIn && { security: [{ session: [] }, { token: [] }] }),
    parameters: parametersOf(call),
    ...requestBody(call),
    responses: Object.fromEntries([
      [call.status ?? 200, { description: "Done", ...withContent(content(call.answer)) }],
      ...(call.tagged ? [[304, { description: "Unchanged since the ETag of If-None-Match" }]] : []),
      ...errorsOf(call).map((status) => [
        status,
        {
          description: meanings[status],
          ...withContent(content(status === 503 && call.isDown ? call.answer : errorSchema)),
        },
      ]),
    ]),
  };
}

const withContent = (of: object | undefined) => of && { content: of };

/** Of what is no UUID. */
const parameterSchemas: Record<string, object> = {
  number: { type: "integer", minimum: 1 },
  dateId: { type: "string", pattern: "^[0-9a-z-]+$" },
  passkeyId: { type: "string", pattern: "^[A-Za-z0-9_-]+$" },
};

function parametersOf({ path, query, takes, tagged }: Call) {
  const text = { type: "string" };
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    ...{ name, in: "path", required: true },
    schema: parameterSchemas[name ?? ""] ?? { ...text, format: "uuid" },
  }));
  const inQuery = Object.entries(query?.entries ?? {}).map(([name, schema]) => ({
    ...{ name, in: "query", required: false, schema: schemaOf(schema) },
  }));
  const inHeaders = Object.entries({
    ...takes,
    ...(tagged && { "If-None-Match": "The ETag of an earlier answer." }),
  }).map(([name, description]) => ({
    ...{ name, in: "header", required: false, description, schema: text },
  }));
  return [...inPath, ...inQuery, ...inHeaders];
}

function requestBody({ body: whole, streamed, form }: Call) {
  const body = whole ?? streamed;
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
export function describeApi(calls: readonly Call[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls)
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: describeCall(call),
    };
  return {
    openapi: "3.1.0",
    info: {
      title: "LegalAI",
      version: "1",
      description:
        "JSON in and out. A change needs a request from the same origin: `Sec-Fetch-Site: same-origin`, or an `Origin` equal to the app's own. A request with a token needs neither that nor cookies, acts in the token's firm, and may do what its scopes and its person may; it manages no tokens, members or webhooks.",
    },
    servers: [{ url: "/api" }],
    paths,
    components: {
      schemas: toJsonSchemaDefs(named, settings),
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "__Host-session" },
        token: { type: "http", scheme: "bearer" },
      },
    },
  };
}
