import { LinearMath } from "./linear-math.ts";

/** A piece of an equation: text, or an element by its name in Office Math, with its properties and what it holds. */
export type MathNode =
  | string
  | { name: string; values?: Record<string, string>; parts: MathNode[] };

/** An element of an equation. Of a name that Office Math does not have, it only holds its parts together. */
export const mathElement = (
  name: string,
  parts: MathNode[],
  values: Record<string, string> = {},
): MathNode => ({ name, parts, values });

/**
 * The line that an equation comes to.
 * @param before what stands before the equation: a number there would be read together with a fraction.
 * @param count is called for each sign of it, and may throw.
 */
export function linearMath(nodes: MathNode[], before: string, count: () => void): string {
  const line = new LinearMath<undefined>(before, count);
  tell(line, nodes);
  return line.tokens.map(({ text }) => text).join("");
}

function tell(line: LinearMath<undefined>, nodes: MathNode[]): void {
  for (const node of nodes) {
    if (typeof node === "string") line.add(node, undefined);
    else {
      line.open(node.name, undefined);
      for (const [name, value] of Object.entries(node.values ?? {})) line.open(name, value);
      tell(line, node.parts);
      line.close(node.name);
    }
  }
}
