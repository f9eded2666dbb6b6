const reading = /var\(\s*(--[-\w]+)/g;
const setting = /(?<=[{;])(--[-\w]+):[^;{}]*;/g;

/** Leaves out of a style sheet the custom properties that neither it nor the page reads. */
export function withReadProperties(styles: string, page: string): string {
  const readByPage = [...page.matchAll(reading)].map(([, name]) => name);
  for (let whole = styles; ; whole = styles) {
    const read = new Set([...readByPage, ...[...whole.matchAll(reading)].map(([, name]) => name)]);
    styles = whole.replace(setting, (property, name) => (read.has(name) ? property : ""));
    if (styles.length === whole.length) return styles;
  }
}
