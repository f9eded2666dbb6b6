import { formatNumber, type NumberFormat } from "./number-format.ts";

/** One level of a list. `text` has `%1` to `%9` where the numbers of the levels stand. */
export type ListLevel = {
  start: number;
  format: NumberFormat;
  text: string;
  suffix: "tab" | "space" | "nothing";
  /** All numbers in `text` are decimal: "Article IV" but "4.1". */
  legal: boolean;
  /** The 1-based level whose number starts this one again; 0 never; undefined every higher level. */
  restartAfter: number | undefined;
  /** The paragraph style that brings this level with it. */
  style: string | undefined;
  /** Where its paragraphs begin, in twentieths of a point: all their lines, and the first one against them. */
  left?: number | undefined;
  first?: number | undefined;
};

/** A list as paragraphs name it. Lists with the same `counters` go on counting together. */
export type List = {
  counters: string;
  levels: (ListLevel | undefined)[];
  /** Where this list starts its levels again when it is first used. */
  startOverrides: Map<number, number>;
};

// Only a damaged list has a longer number; each of its paragraphs would repeat it.
const longestLabel = 100;

type Counters = { values: number[]; used: boolean[] };

/** Counts the numbered paragraphs of a document in reading order, as Word does. */
export class ListCounter {
  readonly #lists: ReadonlyMap<string, List>;
  readonly #counters = new Map<string, Counters>();
  readonly #overridden = new Set<string>();

  constructor(lists: ReadonlyMap<string, List>) {
    this.#lists = lists;
  }

  /** The number of the next paragraph of a list as printed, with what separates it from the text. */
  next(listId: string, level: number): string {
    const list = this.#lists.get(listId);
    const definition = list?.levels[level];
    if (!list || !definition) return "";
    const counters = this.#countersOf(list.counters);
    this.#count(listId, list, level, counters);
    const label = definition.text
      .slice(0, longestLabel)
      .replace(/%([1-9])/g, (_, digit: string) => {
        return this.#numberOf(list, Number(digit) - 1, definition, counters);
      })
      .slice(0, longestLabel);
    if (label === "") return "";
    return definition.suffix === "nothing" ? label : `${label} `;
  }

  #countersOf(key: string): Counters {
    const counters = this.#counters.get(key) ?? { values: [], used: [] };
    this.#counters.set(key, counters);
    return counters;
  }

  #count(listId: string, list: List, level: number, counters: Counters): void {
    const override = list.startOverrides.get(level);
    const overrideKey = `${listId}/${level}`;
    if (override !== undefined && !this.#overridden.has(overrideKey)) {
      this.#overridden.add(overrideKey);
      counters.values[level] = override;
    } else if (counters.used[level]) {
      counters.values[level] = (counters.values[level] ?? 0) + 1;
    } else {
      counters.values[level] = override ?? list.levels[level]?.start ?? 1;
    }
    counters.used[level] = true;
    // A level that was passed over counts as begun: 1, 1.1.1, then 1.2.
    for (let higher = 0; higher < level; higher++) {
      if (counters.used[higher]) continue;
      counters.values[higher] = list.startOverrides.get(higher) ?? list.levels[higher]?.start ?? 1;
      counters.used[higher] = true;
    }
    for (let deeper = level + 1; deeper < 9; deeper++) {
      const restartAfter = list.levels[deeper]?.restartAfter;
      if (restartAfter === undefined || level < restartAfter) counters.used[deeper] = false;
    }
  }

  #numberOf(list: List, level: number, shown: ListLevel, counters: Counters): string {
    const own = list.levels[level];
    const value = counters.used[level] ? counters.values[level] : undefined;
    const format = own?.format ?? "decimal";
    return formatNumber(
      value ?? own?.start ?? 1,
      shown.legal && format !== "none" ? "decimal" : format,
    );
  }
}
