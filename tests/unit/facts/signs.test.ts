import { describe, expect, it } from "vitest";
import { madeSigns } from "../../../app/analysis/facts/agreement-date.ts";
import { effectiveSigns } from "../../../app/analysis/facts/effective-date.ts";
import { lawSigns } from "../../../app/analysis/facts/governing-law.ts";
import { termSigns } from "../../../app/analysis/facts/time-spans.ts";
import { priceSigns } from "../../../app/analysis/money/price.ts";

const tables = { lawSigns, madeSigns, effectiveSigns, priceSigns, termSigns };

describe("the signs by which facts are read", () => {
  for (const [name, signs] of Object.entries(tables))
    it.each(signs.map(({ as, because, says }) => [as, because, says] as const))(
      `${name}: “%s” (%s)`,
      (as, _, says) => {
        expect(as).toMatch(says);
      },
    );
});
