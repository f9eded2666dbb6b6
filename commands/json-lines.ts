/** What the lines of a text say, each as JSON; empty ones say nothing. @throws Error that names the first line that is none. */
export const jsonLines = (text: string): unknown[] =>
  text.split("\n").flatMap((line, at) => {
    if (line.trim() === "") return [];
    try {
      return [JSON.parse(line) as unknown];
    } catch {
      throw new Error(`Line ${at + 1} is not JSON.`);
    }
  });
