const units: [number, string][] = [
  [1024 ** 3, "GB"],
  [1024 ** 2, "MB"],
];

const tenths = new Intl.NumberFormat("en-AU", { maximumFractionDigits: 1 });

/** Bytes as people say them: "1.5 GB", "9.4 MB", "312 KB". */
export function fileSizeInWords(bytes: number): string {
  for (const [size, unit] of units)
    if (bytes >= size) return `${tenths.format(bytes / size)} ${unit}`;
  return `${tenths.format(Math.ceil(bytes / 1024))} KB`;
}
