import type { Change } from "../../schemas/versions/comparison.ts";
import type { BothTexts } from "../describing/texts.ts";

const place =
  /\b(?:New South Wales|NSW|Victoria|VIC|Queensland|QLD|(?:South|Western) Australia|Tasmania|TAS|(?:Australian Capital|Northern) Territory|ACT|Australia|New Zealand|England|Wales|Scotland|Ireland|United Kingdom|Singapore|Hong Kong|Delaware|California|New York|United States|Sydney|Melbourne|Brisbane|Perth|Adelaide|Hobart|Darwin|Canberra|London)\b/;
const way = /\b(?:non-?)?exclusive\b/i;
const law = /\b(?:laws?|courts?|jurisdiction|governed|arbitrat\w{1,8}|seat)\b/i;
const courts = /\b(?:courts?|jurisdiction)\b/i;
/** No sentence is looked at further from the words that changed. */
const reach = 240;

/** Whether what changed in a sentence is whose law governs, or whose courts decide. */
export function isOfLaw({ kind, from, to }: Change, { older, newer }: BothTexts): boolean {
  if (kind !== "changed" || !from || !to) return false;
  const [was, is] = [older.slice(from.start, from.end), newer.slice(to.start, to.end)];
  // A long change is of more than that.
  if (was.length + is.length > reach) return false;
  const said = (pattern: RegExp) => pattern.test(was) || pattern.test(is);
  const line = (text: string, start: number, end: number) =>
    `${text.slice(Math.max(0, start - reach), start).replace(/^[\s\S]*[\n;]/, "")}${text
      .slice(start, end + reach)
      .replace(/[\n;][\s\S]*$/, "")}`;
  const around = line(newer, to.start, to.end);
  return (said(place) && law.test(around)) || (said(way) && courts.test(around));
}
