/**
 * The way in which Word writes a number in a list or a note's mark: a name of ECMA-376 part 1,
 * 17.18.59, or `padded:3` for three digits. An unknown name is written as a plain number.
 */
export type NumberFormat = string;

const onesWords =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tensWords = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const irregularOrdinals = new Map(
  Object.entries({
    one: "first",
    two: "second",
    three: "third",
    five: "fifth",
    eight: "eighth",
    nine: "ninth",
    twelve: "twelfth",
  }),
);

const highestNumber = 32_767;

export function formatNumber(value: number, format: NumberFormat): string {
  if (value > highestNumber) return String(value);
  switch (format) {
    case "none":
    case "bullet":
      return "";
    case "upperRoman":
      return roman(value);
    case "lowerRoman":
      return roman(value).toLowerCase();
    case "upperLetter":
      return letters(value, 65, 26);
    case "lowerLetter":
      return letters(value, 97, 26);
    case "russianUpper":
      return letters(value, 0x410, 32);
    case "russianLower":
      return letters(value, 0x430, 32);
    case "ordinal":
      return `${value}${ordinalSuffix(value)}`;
    case "cardinalText":
      return capitalised(words(value));
    case "ordinalText":
      return capitalised(ordinalWords(value));
    case "decimalZero":
      return String(value).padStart(2, "0");
    case "hex":
      return value.toString(16).toUpperCase();
    case "chicago":
      return ("*†‡§"[(value - 1) % 4] ?? "").repeat(Math.min(10, Math.floor((value - 1) / 4) + 1));
    case "numberInDash":
      return `- ${value} -`;
    case "decimalEnclosedCircle":
    case "decimalEnclosedCircleChinese":
      return value >= 1 && value <= 20 ? String.fromCharCode(0x245f + value) : String(value);
    case "decimalEnclosedParen":
      return value >= 1 && value <= 20 ? String.fromCharCode(0x2473 + value) : `(${value})`;
    case "decimalFullWidth":
    case "decimalFullWidth2":
      return String(value).replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
    case "ideographDigital":
    case "japaneseDigitalTenThousand":
      return String(value).replace(/\d/g, (digit) => "〇一二三四五六七八九"[Number(digit)] ?? "");
    case "chineseCounting":
    case "chineseCountingThousand":
    case "japaneseCounting":
    case "koreanCounting":
    case "taiwaneseCounting":
    case "taiwaneseCountingThousand":
      return ideographs(value);
    case "ideographTraditional":
      return "甲乙丙丁戊己庚辛壬癸"[value - 1] ?? String(value);
    case "ideographZodiac":
      return "子丑寅卯辰巳午未申酉戌亥"[value - 1] ?? String(value);
    default:
      return String(value).padStart(
        format.startsWith("padded:") ? Math.min(9, Number(format.slice(7))) : 0,
        "0",
      );
  }
}

function roman(value: number): string {
  if (value < 1) return String(value);
  const signs: [number, string][] = [
    [1000, "M"],
    [900, "CM"],
    [500, "D"],
    [400, "CD"],
    [100, "C"],
    [90, "XC"],
    [50, "L"],
    [40, "XL"],
    [10, "X"],
    [9, "IX"],
    [5, "V"],
    [4, "IV"],
    [1, "I"],
  ];
  let rest = value;
  let written = "";
  for (const [worth, sign] of signs) {
    written += sign.repeat(Math.floor(rest / worth));
    rest %= worth;
  }
  return written;
}

/** Word goes on after z with aa, bb, cc, … */
function letters(value: number, first: number, count: number): string {
  if (value < 1) return value === 0 ? "" : String(value);
  return String.fromCharCode(first + ((value - 1) % count)).repeat(Math.ceil(value / count));
}

function ordinalSuffix(value: number): string {
  if (value % 100 >= 11 && value % 100 <= 13) return "th";
  return ["th", "st", "nd", "rd"][value % 10] ?? "th";
}

function words(value: number): string {
  if (value < 0 || value >= 1_000_000) return String(value);
  if (value < 20) return onesWords[value] ?? "";
  if (value < 100) {
    const ones = value % 10 === 0 ? "" : `-${onesWords[value % 10]}`;
    return `${tensWords[Math.floor(value / 10)]}${ones}`;
  }
  const unit = value < 1000 ? 100 : 1000;
  const head = `${words(Math.floor(value / unit))} ${unit === 100 ? "hundred" : "thousand"}`;
  return value % unit === 0 ? head : `${head} ${words(value % unit)}`;
}

function ordinalWords(value: number): string {
  return words(value).replace(/[a-z]{1,12}$/, (last) => {
    return irregularOrdinals.get(last) ?? `${last.replace(/y$/, "ie")}th`;
  });
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function ideographs(value: number): string {
  if (value < 1 || value > 99) return String(value);
  const digits = "〇一二三四五六七八九";
  const tens = Math.floor(value / 10);
  const ones = value % 10 === 0 ? "" : (digits[value % 10] ?? "");
  if (tens === 0) return ones;
  return `${tens === 1 ? "" : digits[tens]}十${ones}`;
}
