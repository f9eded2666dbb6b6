import type { XmlAttributes } from "../containers/xml.ts";
import { damaged } from "../unreadable.ts";
import { equationOfField } from "./equation-field.ts";
import { symbolCharacter } from "./symbol-fonts.ts";

const deepest = 100;

type Field = {
  inResult: boolean;
  code: string;
  checked: boolean | undefined;
  choices: string[];
  choice: number;
  hasResult: boolean;
};

/** The fields that are open at a place of a story: their results are text, their codes are not. */
export class FieldStack {
  readonly #fields: Field[] = [];

  /** Whether text here belongs to a field's code. */
  get inCode(): boolean {
    return this.#fields.some((field) => !field.inResult);
  }

  addCode(text: string): void {
    const field = this.#fields.at(-1);
    if (field && !field.inResult) field.code += text;
  }

  /** Text was shown as the result of the innermost field. */
  shown(): void {
    for (const field of this.#fields) field.hasResult = true;
  }

  /**
   * A `fldChar`; returns what the field shows where the file keeps no result for it.
   * @param before what stands before the field.
   */
  mark(type: string | undefined, before: string): string {
    if (type === "begin") {
      if (this.#fields.length >= deepest) throw damaged("The fields of this document are damaged.");
      this.#fields.push({
        inResult: false,
        code: "",
        checked: undefined,
        choices: [],
        choice: 0,
        hasResult: false,
      });
    } else if (type === "separate") {
      const field = this.#fields.at(-1);
      if (field) field.inResult = true;
    } else if (type === "end") {
      const field = this.#fields.pop();
      if (field && !field.hasResult && !this.inCode) return impliedResult(field, before);
    }
    return "";
  }

  /** The innermost field is a check box in this state. */
  checkBox(checked: boolean): void {
    const field = this.#fields.at(-1);
    if (field) field.checked = checked;
  }

  /** An element of a form field's `ffData`. */
  formData(name: string, attributes: XmlAttributes): void {
    const field = this.#fields.at(-1);
    if (!field) return;
    const value = attributes.get("w:val");
    if (name === "w:checkBox") field.checked ??= false;
    else if (name === "w:listEntry") field.choices.push(value ?? "");
    else if (name === "w:result") field.choice = Number(value);
    else if (field.checked !== undefined && (name === "w:default" || name === "w:checked")) {
      field.checked = value !== "0" && value !== "false";
    }
  }
}

function impliedResult(field: Field, before: string): string {
  if (field.checked !== undefined) return field.checked ? "☒" : "☐";
  if (/^\s*FORMDROPDOWN/i.test(field.code)) return field.choices[field.choice] ?? "";
  const equation = equationOfField(field.code, before);
  if (equation !== undefined) return equation;
  const symbol = /^\s*SYMBOL\s+(\d+)(?:.{0,200}\\f\s{1,20}"?([^"\\]{1,100})"?)?/i.exec(field.code);
  return symbol ? symbolCharacter(Number(symbol[1]), symbol[2]?.trim() ?? "") : "";
}
