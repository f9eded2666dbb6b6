import type { OdtStyles } from "./styles.ts";

/** What a span and those around it say of words; `undefined` is left to the paragraph. */
export type SpanLook = Record<
  "bold" | "italic" | "underlined" | "struck" | "raised" | "hidden",
  boolean | undefined
>;

type Style = Parameters<Parameters<OdtStyles["find"]>[2]>[0];

const saying = ({ looks, hidden }: Style, key: keyof SpanLook) =>
  key === "hidden" ? hidden : looks[key];

/** The look of a span inside another one: worked out where it opens, so that its words ask none of those around it. */
export function spanLook(
  styles: OdtStyles,
  style: string | undefined,
  outer: SpanLook | undefined,
): SpanLook {
  const said = (key: keyof SpanLook) =>
    styles.find("text", style, (one) => saying(one, key)) ?? outer?.[key];
  return {
    ...{ bold: said("bold"), italic: said("italic") },
    ...{
      underlined: said("underlined"),
      struck: said("struck"),
      raised: said("raised"),
      hidden: said("hidden"),
    },
  };
}

/** Whether words look a certain way: as the innermost span says, or else their paragraph. */
export const isSet = (
  styles: OdtStyles,
  { spans, style }: { spans: readonly SpanLook[]; style: string | undefined },
  key: keyof SpanLook,
): boolean =>
  spans.at(-1)?.[key] ?? styles.find("paragraph", style, (one) => saying(one, key)) ?? false;
