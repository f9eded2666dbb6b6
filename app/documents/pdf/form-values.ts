import type { PdfPage } from "./document.ts";
import type { Run } from "./lines.ts";

/** What a form's fields and free text notes hold, as runs at their place on the page. */
export async function formRunsOf(page: PdfPage): Promise<Run[]> {
  const runs: Run[] = [];
  for (const annotation of await page.getAnnotations()) {
    const text = shownValue(annotation);
    const rect: unknown = annotation.rect;
    if (text === "" || annotation.hidden || !isRectangle(rect)) continue;
    const [left, bottom, right, top] = rect;
    runs.push({
      text,
      left,
      right,
      y: bottom + 0.25 * Math.min(top - bottom, 12),
      size: Math.max(1, Math.min(top - bottom, 12)),
      angle: 0,
      vertical: false,
      rightToLeft: false,
    });
  }
  return runs;
}

// Each is looked for among all that the page shows.
const mostValues = 1000;

/** Puts each value behind what stands left of it, or before what stands right, or else at the end, as what is over. */
export function withFormRuns(runs: Run[], values: Run[]): Run[] {
  const all = [...runs];
  for (const value of values.slice(0, mostValues)) {
    const onLine = all.filter(
      (run) =>
        run.angle === 0 &&
        run.text.trim() !== "" &&
        run.y < value.y + value.size &&
        run.y + run.size > value.y,
    );
    const before = onLine.filter((run) => run.left < value.left).sort((a, b) => b.left - a.left)[0];
    const behind = onLine
      .filter((run) => run.left >= value.left)
      .sort((a, b) => a.left - b.left)[0];
    if (before) all.splice(all.indexOf(before) + 1, 0, value);
    else if (behind) all.splice(all.indexOf(behind), 0, value);
    else all.push(value);
  }
  return [...all, ...values.slice(mostValues)];
}

type Annotation = Awaited<ReturnType<PdfPage["getAnnotations"]>>[number];

function shownValue(annotation: Annotation): string {
  if (annotation.subtype === "FreeText") return textOf(annotation.contentsObj?.str);
  if (annotation.subtype !== "Widget") return "";
  const value: unknown = annotation.fieldValue;
  switch (annotation.fieldType) {
    case "Tx":
      return annotation.password ? "" : textOf(value);
    case "Ch":
      return (Array.isArray(value) ? value : [value]).map(textOf).filter(Boolean).join(", ");
    case "Btn":
      if (annotation.pushButton) return "";
      return value === (annotation.exportValue ?? annotation.buttonValue) ? "☒" : "☐";
    default:
      return "";
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.replace(/\s+/g, " ").trim() : "";
}

function isRectangle(value: unknown): value is [number, number, number, number] {
  return Array.isArray(value) && value.length === 4 && value.every(Number.isFinite);
}
