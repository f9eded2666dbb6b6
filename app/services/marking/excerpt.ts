import { besideReasons, type Placed, unchangedReasons } from "../../marking/marks.ts";
import type { ExcerptPiece } from "../../schemas/marking/preview.ts";

const around = 160;
const longest = 900;

/** The text around a mark as the copy will show it, and in sentences what could not be done as it was asked. */
export function excerptOf(text: string, { start, end, beside, change, unchanged }: Placed) {
  // What is added stands after the words, which stay.
  const adds = change !== null && change.start === change.end;
  const words = change && !adds ? change : { start, end };
  const before = text.slice(Math.max(0, words.start - around), words.start);
  const after = text.slice(words.end, words.end + around);
  const said = text.slice(words.start, words.end);
  const pieces: ExcerptPiece[] = [
    { kind: "text", text: words.start > around ? `…${before.replace(/^\S*\s?/, "")}` : before },
    { kind: change && !adds ? "struck" : "words", text: shortened(said) },
    ...(change ? [{ kind: "inserted" as const, text: change.wording }] : []),
    {
      kind: "text",
      text: words.end + around < text.length ? `${after.replace(/\s\S{0,80}$/, "")}…` : after,
    },
  ];
  return {
    excerpt: pieces.filter((piece) => piece.text !== ""),
    remarks: [
      ...(unchanged ? [unchangedReasons[unchanged]] : []),
      ...(beside ? [besideReasons[beside]] : []),
    ],
  };
}

/** The beginning and the end of many words. */
const shortened = (words: string) =>
  words.length <= longest ? words : `${words.slice(0, longest / 2)} … ${words.slice(-longest / 2)}`;
