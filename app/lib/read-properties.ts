const reading = /var\(\s*(--[-\w]+)/g;
/** A declaration with its semicolon, or what stands before a brace. */
const part = /[^;{}]+;?/g;
const setting = /^(--[-\w]+):.*;$/s;

/** Leaves out of a style sheet the custom properties that neither it nor the page reads. */
export function withReadProperties(styles: string, page: string): string {
  const readByPage = [...page.matchAll(reading)].map(([, name]) => name);
  for (let whole = styles; ; whole = styles) {
    const read = new Set([...readByPage, ...[...whole.matchAll(reading)].map(([, name]) => name)]);
    styles = whole.replace(part, (text) => {
      const name = setting.exec(text)?.[1];
      return name && !read.has(name) ? "" : text;
    });
    if (styles.length === whole.length) return styles;
  }
}
