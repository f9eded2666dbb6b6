/** A date and time in 32 bits, to the minute ([MS-DOC] 2.9.70). */
export function packedDate(packed: number): string | null {
  const day = (packed >> 11) & 31;
  const month = (packed >> 16) & 15;
  if (day === 0 || month === 0) return null;
  const two = (value: number) => String(value).padStart(2, "0");
  const date = `${1900 + ((packed >> 20) & 511)}-${two(month)}-${two(day)}`;
  return `${date}T${two((packed >> 6) & 31)}:${two(packed & 63)}:00`;
}
