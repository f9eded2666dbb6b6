import type { PdfPage } from "./document.ts";
import type { Line } from "./lines.ts";

type FormNode = {
  name?: string;
  value?: string | null;
  attributes?: { textContent?: string; value?: string };
  children?: (FormNode | null)[];
};

/** The lines of a page of a dynamic form (XFA), which has no text of its own: labels and values. */
export async function dynamicFormLines(page: PdfPage): Promise<Line[]> {
  const texts: string[] = [];
  const walk = (node: FormNode | null) => {
    const text = node?.value ?? node?.attributes?.textContent ?? node?.attributes?.value;
    if (node?.name !== "option" && text?.trim()) texts.push(text.replace(/\s+/g, " ").trim());
    for (const child of node?.children ?? []) walk(child);
  };
  // pdf.js declares the tree as a plain object.
  walk((await page.getXfa()) as FormNode | null);
  return texts.map((text, index) => ({
    text,
    left: 0,
    right: text.length,
    y: -2 * index,
    size: 1,
    angle: 0,
    vertical: true,
  }));
}
