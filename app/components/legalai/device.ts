const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\//, "Firefox"],
  [/(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bLinux\b/, "Linux"],
];

/** A device as its user knows it, from the User-Agent header: "Firefox on Windows". */
export function deviceInWords(userAgent: string): string {
  const find = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(userAgent))?.[1];
  const browser = find(browsers);
  const system = find(systems);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "An unknown device";
}

const countries = new Intl.DisplayNames(["en-AU"], { type: "region" });

/** A country by its two letters (ISO 3166-1), or null for what is none. */
export const countryInWords = (code: string): string | null =>
  /^[A-Z]{2}$/.test(code) && !["XX", "T1"].includes(code) ? (countries.of(code) ?? null) : null;
