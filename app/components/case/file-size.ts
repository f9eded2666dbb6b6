const kilobyte = 1024;

/** A size as people read it: "9.4 MB", "312 KB". */
export function fileSizeInWords(bytes: number): string {
  if (bytes >= kilobyte ** 2) return `${(bytes / kilobyte ** 2).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / kilobyte))} KB`;
}
