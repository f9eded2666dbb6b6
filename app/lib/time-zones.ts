/** The time zones that one can choose, by their IANA names, those of Australia first. */
export function timeZonesByName(): Record<string, string> {
  const all = Intl.supportedValuesOf("timeZone");
  const here = all.filter((name) => name.startsWith("Australia/"));
  const names = [...here, ...all.filter((name) => !here.includes(name))];
  return Object.fromEntries(names.map((name) => [name, name.replaceAll("_", " ")]));
}
