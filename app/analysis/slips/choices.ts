const boxes = /[☐□☑☒✓✔✅○◯●◉■]|\[(?: |x|X)?\]/g;
/** "●" and "■" are bullets where no empty circle or box stands beside them. */
const empty = /[☐□○◯]|\[ ?\]/;
const filled = /[●◉■]/;
const ticked = /[☑☒✓✔✅●◉■]|\[[xX]\]/;

/** An option with the mark that stands beside it. */
interface Option {
  mark: string;
  words: string;
}

/** Options as they stand in a row: each behind its mark, or each before it. */
function optionsIn(words: string, marks: RegExpExecArray[]): { lead: string; options: Option[] } {
  const [first] = marks;
  const lead = words.slice(0, first?.index);
  const after = (at: number) => words.slice(at).replace(/^(?:\[(?: |x|X)?\]|.)/u, "");
  const behind = marks.map(({ 0: mark, index }, nth) => ({
    mark,
    words: after(index).slice(0, (marks[nth + 1]?.index ?? words.length) - index - mark.length),
  }));
  // "Yes ☐ No ☒": the last mark has nothing behind it.
  if ((behind.at(-1)?.words ?? "").trim() !== "") return { lead, options: behind };
  const before = marks.map(({ 0: mark, index }, nth) => {
    const last = marks[nth - 1];
    const said = words.slice(last ? last.index + last[0].length : 0, index);
    return { mark, words: nth === 0 ? (said.split(/[:|\t]|\s{2,}/).at(-1) ?? said) : said };
  });
  const own = before[0]?.words ?? "";
  return { lead: lead.slice(0, lead.length - own.length), options: before };
}

/**
 * A row of options with those left out that are not ticked: of "Law ☐ Queensland ☒ Tasmania" it is "Law Tasmania". Words
 * without boxes are as they are; where none is ticked, no option is left.
 */
export function chosenIn(words: string): string {
  const marks = [...words.matchAll(boxes)];
  if (marks.length === 0 || (filled.test(words) && !empty.test(words))) return words;
  const { lead, options } = optionsIn(words, marks);
  const chosen = options
    .filter(({ mark }) => ticked.test(mark))
    .map((option) => option.words.trim());
  return [lead.trimEnd(), ...chosen].filter((part) => part !== "").join(" ");
}

/** Words that leave a choice to whoever fills a form in: "[Victoria/Tasmania – delete one]", "to be agreed". */
export const leavesChoice = (words: string): boolean =>
  /\b(?:(?:delete|strike|cross|select|circle|choose|tick|complete|insert)\b[^.;]{0,30}\b(?:one|out|which\w*|what\w*|as|if|appl\w+|here)|to be (?:agreed|confirmed|advised|determined|completed|inserted|decided|chosen)|tb[acd])\b|\[[^\]]{2,60}(?:\/|\bor\b)[^\]]{2,80}\]/i.test(
    words,
  );
