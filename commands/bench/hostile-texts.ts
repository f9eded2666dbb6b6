/** Texts of a length that nobody would write, each of one shape all through: what takes more than linear time shows on them. */
export function hostileTexts(length: number): [name: string, text: string][] {
  const repeated = (part: string) => part.repeat(Math.ceil(length / part.length)).slice(0, length);
  const opening = "This Agreement is made between Alder Pty Ltd and Birch Pty Ltd.\n\n";
  const shapes: [string, string][] = [
    ["one line", repeated("the Supplier must pay the Customer all that it owes and ")],
    ["no spaces", repeated("indemnifies")],
    ["nested lists", repeated("1. it must:\n(a) pay:\n(i) if:\n(A) the fee;\n")],
    ["commas", repeated(",")],
    ["brackets", repeated("(")],
    ["quotation marks", repeated("“A” ")],
    ["figures", repeated("1.1")],
    ["blank lines", repeated(" \n")],
  ];
  return shapes.map(([name, text]) => [name, (opening + text).slice(0, length)]);
}
