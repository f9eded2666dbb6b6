import { globSync } from "node:fs";
import { resolve } from "node:path";
import type * as v from "valibot";
import { calls } from "../../../workers/api/calls.ts";

/** What the tree of a schema is made of, whichever kind each is. */
export type Node = v.GenericSchema & {
  entries?: Record<string, Node>;
  options?: readonly (Node | string)[];
  pipe?: readonly Node[];
  item?: Node;
  wrapped?: Node;
};

export const isSchema = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "schema";

/** A schema and all that it is made of. */
function partsOf(schema: Node): Node[] {
  const { entries = {}, options = [], pipe = [], item, wrapped } = schema;
  const parts = [...Object.values(entries), ...options, ...pipe.slice(1), item, wrapped];
  return [schema, ...parts.filter(isSchema).flatMap(partsOf)];
}

const modules = await Promise.all(
  globSync("app/schemas/**/*.ts").map((file) => import(/* @vite-ignore */ resolve(file))),
);
/** Those that a module of schemas gives away, and those of the calls of the API. */
export const exported = modules.flatMap((module) => Object.values(module)).filter(isSchema);
export const ofCalls = calls.flatMap(({ body, query, form, answer }) =>
  [body, query, form, answer].filter(isSchema),
);
/** All of them, and whatever they are made of. */
export const schemas = [...new Set([...exported, ...ofCalls].flatMap(partsOf))];
