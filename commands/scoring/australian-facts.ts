import { plainName, sameName, waysOf } from "./australian-parties.ts";
import type { AustralianPrediction } from "./australian-predictions.ts";
import type { GoldFacts, GoldParty } from "./australian-set.ts";
import { rate } from "./rate.ts";

type Said = AustralianPrediction["facts"];

const states: Record<string, string> = {
  nsw: "new south wales",
  vic: "victoria",
  qld: "queensland",
  sa: "south australia",
  wa: "western australia",
  tas: "tasmania",
  nt: "northern territory",
  act: "australian capital territory",
};

/** The place whose law it is, without "the laws of the State of" and ", Australia". */
function placeOf(law: string): string {
  const words = law
    .toLowerCase()
    .replace(/[^a-z]/g, " ")
    .replace(/\b(?:the|state|commonwealth|of|laws?|and)\b/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return (
    states[words] ?? words.replace(/^(?!south australia$|western australia$)(.+) australia$/, "$1")
  );
}

const periods: Record<string, string> = {
  monthly: "month",
  weekly: "week",
  annum: "year",
  annual: "year",
  yearly: "year",
};

/** A form that leaves a party's name blank, or calls it by its role alone, has no name to find. */
const isNamed = ({ name, called }: GoldParty) =>
  /^[A-Za-z]/.test(name ?? "") && !called.some((way) => plainName(way) === plainName(name ?? ""));

/** Counts of one field: how often a value was asked for and right, and how often one was said that is not there. */
interface FieldCount {
  n: number;
  right: number;
  invented: number;
}

/** How often each fact was right. */
export class FactCount {
  private readonly fields = new Map<string, FieldCount>();

  private field(name: string): FieldCount {
    const field = this.fields.get(name) ?? { n: 0, right: 0, invented: 0 };
    this.fields.set(name, field);
    return field;
  }

  private add(name: string, right: boolean): void {
    const field = this.field(name);
    field.n++;
    if (right) field.right++;
  }

  private addNone(name: string, said: unknown): void {
    const field = this.field(name);
    if (said !== null && said !== undefined) field.invented++;
  }

  /** Compares the facts of one text: each that the labels give, each that they deny, and parties that nobody knows. */
  compare(gold: GoldFacts, said: Said): void {
    this.compareParties(gold.parties, said.parties);
    if (gold.law) this.add("law", placeOf(gold.law) === placeOf(said.law ?? ""));
    for (const field of ["dated", "starts", "ends"] as const) {
      const [day, also] = [said[field], gold[`${field}Also`]];
      if (gold[field]) this.add(field, day === gold[field] || (also !== undefined && day === also));
      else if (gold[field] === null) this.addNone(field, day);
    }
    if (gold.price) {
      const per = said.price?.per?.toLowerCase() ?? null;
      this.add("priceAmount", said.price?.amount === gold.price.amount);
      this.add(
        "pricePer",
        Boolean(said.price) && (periods[per ?? ""] ?? per) === (gold.price.per ?? null),
      );
    } else if (gold.price === null) this.addNone("price", said.price);
    for (const { days } of [gold.noticeToEnd ?? []].flat())
      this.add("noticeDays", said.noticeToEnd?.some((notice) => notice.days === days) ?? false);
  }

  private compareParties(gold: GoldParty[], said: Said["parties"]): void {
    for (const party of gold) {
      if (!isNamed(party)) continue;
      const found = said?.find(({ name }) => sameName(name, party.name ?? ""));
      this.add("partyNames", found !== undefined);
      if (!party.role && party.called.length === 0) continue;
      const role = plainName(found?.role ?? "");
      const ways = waysOf({ ...party, name: null });
      const alike = (way: string) => way.includes(role) || role.includes(way);
      this.add("partyRoles", role !== "" && ways.some(alike));
    }
    if (gold.length === 0) return;
    for (const { name } of said ?? []) {
      const field = this.field("partyNames");
      if (!/^[A-Za-z]/.test(name)) continue;
      const isKnown = (party: GoldParty) =>
        sameName(party.name ?? "", name) ||
        waysOf({ ...party, name: null }).includes(plainName(name));
      if (!gold.some(isKnown)) field.invented++;
    }
  }

  figures() {
    const all = [...this.fields];
    const total = (of: keyof FieldCount) => all.reduce((sum, [, field]) => sum + field[of], 0);
    return {
      n: total("n"),
      accuracy: rate(total("right"), total("n")),
      invented: total("invented"),
      byField: Object.fromEntries(
        all.map(([name, { n, right, invented }]) => [
          name,
          { n, accuracy: rate(right, n), invented },
        ]),
      ),
    };
  }
}
