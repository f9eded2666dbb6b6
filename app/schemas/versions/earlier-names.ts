/** What people put behind the name of a draft: "Lease v2", "Lease_draft-3", "Lease (2)", "Lease final". */
const numbered =
  /^(.{2,}?)[\s_.-]{0,3}(\(?)(v|ver|version|rev|revision|draft|d)([\s._-]?)(\d{1,3})(\)?)$/i;
const copied = /^(.{2,}?)[\s_]?\((\d{1,2})\)$/;
const worded =
  /^(.{2,}?)[\s_.-]{1,3}\(?(?:final|clean|marked(?:[ -]?up)?|mark-?up|redlined?|amended|revised|comments|tracked|executed|signed)\)?$/i;

/** So many drafts back are looked for. */
const furthest = 20;

/** The names, without an ending, of which a file may be a further version by its own: its own among them. */
export function earlierNames(fileName: string): string[] {
  const name = fileName.replace(/(?<=.)\.[^.]{1,10}$/, "").trim();
  const names = new Set([name]);
  const number = numbered.exec(name);
  if (number) {
    const [, base = "", , , , digits = ""] = number;
    const closing = number[6] ?? "";
    const before = name.slice(0, name.length - digits.length - closing.length);
    const own = Number(digits);
    for (let count = own - 1; count >= Math.max(1, own - furthest); count--) {
      names.add(before + String(count).padStart(digits.length, "0") + closing);
      // "v10" follows "v9", or "v09".
      if (!digits.startsWith("0")) names.add(before + count + closing);
    }
    names.add(base);
  }
  const base = copied.exec(name)?.[1] ?? worded.exec(name)?.[1];
  if (base !== undefined) {
    names.add(base);
    for (let count = 1; count < furthest / 2; count++) names.add(`${base} v${count}`);
  }
  return [...names];
}
