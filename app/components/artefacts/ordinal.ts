const endings: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };
const rules = new Intl.PluralRules("en-AU", { type: "ordinal" });

/** A place as it is said: 1st, 22nd, 43rd, 111th. */
export const ordinal = (place: number) => `${place}${endings[rules.select(place)]}`;
