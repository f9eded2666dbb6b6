const reading = /var\(\s*(--[-\w]+)/g;
/** A custom property with what stands in for it where nothing sets it. */
const readingOr = /var\((--[-\w]+),((?:[^()]|\([^()]*\))*)\)/g;
/** A declaration with its semicolon, what stands before a brace, or a whole rule that is empty. */
const part = /[^;{}]+(?:;|\{\})?/g;
const setting = /^(--[-\w]+):/;
const registration = /@property (--[-\w]+)\{([^@}]*)\}/g;

/** A property that neither a rule nor a registration gives a value is never anything but what stands in for it. */
function withoutUnset(styles: string): string {
  const set = new Set(
    [...styles.matchAll(/[;{](--[-\w]+):(?!initial\b)/g)].map(([, name]) => name),
  );
  for (const [, name, body] of styles.matchAll(registration))
    if (body?.includes("initial-value")) set.add(name);
  return styles.replace(readingOr, (text, name, instead) => (set.has(name) ? text : instead));
}

/**
 * Leaves out of a style sheet the custom properties that neither it nor the page reads, and the rules that are then
 * empty. What is read and never set gives way to what stands in for it: a still page runs nothing that could set it.
 */
export function withReadProperties(styles: string, page: string): string {
  const readByPage = [...page.matchAll(reading)].map(([, name]) => name);
  for (let whole = styles; ; whole = styles) {
    const set = withoutUnset(whole);
    const read = new Set([...readByPage, ...[...set.matchAll(reading)].map(([, name]) => name)]);
    styles = set
      .replace(part, (text) => {
        if (text.endsWith("{}")) return "";
        const name = setting.exec(text)?.[1];
        return name && !read.has(name) ? "" : text;
      })
      .replace(registration, (text, name) => (read.has(name) ? text : ""));
    if (styles.length === whole.length) return styles;
  }
}
