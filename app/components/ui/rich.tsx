import { Fragment } from "react";
import type { RichText } from "../../content/types.ts";
import { Anchor } from "./anchor.tsx";

/** Words with links in them, and with names that a program gives. */
export function Rich({ text }: { text: RichText }) {
  if (typeof text === "string") return text;
  return text.map((part) =>
    typeof part === "string" ? (
      <Fragment key={part}>{part}</Fragment>
    ) : part.to === undefined ? (
      <code key={part.label}>{part.label}</code>
    ) : part.to === "guide" ? null : (
      <Anchor key={part.label ?? part.to} to={part.to} className="link">
        {part.label}
      </Anchor>
    ),
  );
}
