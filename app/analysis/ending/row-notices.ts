import type { Notice, Party } from "../../schemas/analysis.ts";
import type { LabelledValue } from "../facts/labelled-values.ts";
import { leadTimesIn } from "../facts/lead-times.ts";
import { lengthOfNotice } from "../values/notice.ts";
import { actorsIn, type Ways } from "./actors.ts";

/** "Notice period: four weeks", "Notice to end: 90 days by the Supplier, 30 days by the Customer". */
export function labelledNotices(rows: LabelledValue[], parties: Party[], ways: Ways): Notice[] {
  return rows
    .filter(({ label }) =>
      /^(?:(?:termination|minimum|exit) )?notice(?: period)?(?: (?:to (?:end|terminate)|of termination).{0,30})?$/i.test(
        label,
      ),
    )
    .flatMap(({ value, start, end }) => {
      const found = leadTimesIn(value.slice(0, 200));
      return found.flatMap((time, at) => {
        const length = lengthOfNotice(time);
        const said = actorsIn(value.slice(time.index, found[at + 1]?.index), parties, ways);
        const who = said.length > 0 ? said : parties.map(({ name }) => name);
        return length ? [{ who, ...length, for: "convenience" as const, start, end }] : [];
      });
    });
}
