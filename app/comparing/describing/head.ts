import { shorten } from "../../analysis/reading/plain-text.ts";
import type { HeadChange } from "../../schemas/versions/comparison.ts";
import { longest, quoted } from "./quoting.ts";

/** Says what changed in the headers and footers: "The page header changed from ‘Draft 1’ to ‘Draft 2’." */
export function describeHead({ where, from, to }: HeadChange): string {
  const words = (text: string) => quoted(shorten(text, longest));
  if (from === null) return `The page ${where} ${words(to ?? "")} is new.`;
  if (to === null) return `The page ${where} ${words(from)} is gone.`;
  return `The page ${where} changed from ${words(from)} to ${words(to)}.`;
}
