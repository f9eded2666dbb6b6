const belowTwenty =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const irregular: Record<string, string> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};

const cardinals = new Map<string, number>();
const ordinals = new Map<string, number>();
for (let number = 1; number < 100; number++) {
  const ten = number < 20 ? "" : (tens[Math.floor(number / 10)] ?? "");
  const last = belowTwenty[number < 20 ? number : number % 10] ?? "";
  const words = [ten, last === "zero" ? "" : last].filter((word) => word !== "");
  cardinals.set(words.join(" "), number);
  const end = words.pop() ?? "";
  words.push(irregular[end] ?? `${end.replace(/t$/, "").replace(/y$/, "ie")}th`);
  ordinals.set(words.join(" "), number);
}

/** Any of the numbers, the longest first; those of two words share their first, so that the pattern stays short. */
function anyOf(numbers: Map<string, number>): string {
  const words = [...numbers.keys()].sort((a, b) => b.length - a.length);
  const units = words.filter((word) => (numbers.get(word) ?? 0) < 10).join("|");
  const single = words.filter((word) => !word.includes(" ")).join("|");
  return `(?:${tens.slice(2).join("|")})[- ]?(?:${units})|${single}`;
}

/** Cardinals in words from one to nine hundred and ninety-nine, as a pattern without groups. */
export const cardinalWords = `(?:(?:one|two|three|four|five|six|seven|eight|nine|a) hundred(?: (?:and )?(?:${anyOf(cardinals)}))?|${anyOf(cardinals)})`;
/** Ordinals in words from first to ninety-ninth, as a pattern without groups. */
export const ordinalWords = `(?:${anyOf(ordinals)})`;

/** "Twenty-first", "twentyfirst" and "twenty first" as the last of them. */
function spaced(words: string): string {
  const parted = words
    .toLowerCase()
    .replace(/[-\s]+/g, " ")
    .trim();
  const ten = tens.find((word) => parted.startsWith(word) && parted.length > word.length);
  return ten ? `${ten} ${parted.slice(ten.length).trim()}` : parted;
}

/** The number that words say ("one hundred and eighty": 180); null where they are none of `cardinalWords`. */
export function cardinalOf(words: string): number | null {
  const [, hundreds, rest] =
    /^(\w+) hundred(?: and)?(?: (\w.*))?$/.exec(words.toLowerCase().trim()) ?? [];
  if (hundreds === undefined) return cardinals.get(spaced(words)) ?? null;
  const many = hundreds === "a" ? 1 : cardinals.get(hundreds);
  const more = rest === undefined ? 0 : cardinals.get(spaced(rest));
  return many === undefined || more === undefined ? null : many * 100 + more;
}

/** The number that words say ("twenty-first": 21); null where they are none of `ordinalWords`. */
export const ordinalOf = (words: string): number | null => ordinals.get(spaced(words)) ?? null;

const scales: Record<string, number> = {
  thousand: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  million: 1e6,
  crore: 1e7,
  crores: 1e7,
  billion: 1e9,
};

/** A large number that words say ("three million four hundred and fifty thousand"); null where one of them is no number. */
export function largeNumberOf(words: string): number | null {
  let [whole, part] = [0, 0];
  for (const word of words.toLowerCase().split(/[\s,-]+/)) {
    const scale = scales[word];
    if (word === "" || word === "and") continue;
    if (word === "hundred") part = (part || 1) * 100;
    else if (scale !== undefined) [whole, part] = [whole + (part || 1) * scale, 0];
    else {
      const one = cardinals.get(word);
      if (one === undefined) return null;
      part += one;
    }
  }
  return whole + part || null;
}
