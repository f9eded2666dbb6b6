import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** What each field of a form holds, by its name. */
export type Values = Record<string, string>;
type Draft = { base: Values; typed: Values };

const keyOf = (name: string) => `legalai-draft:${name}`;

/** Whether something typed waits to be stored. */
export const hasDraft = (name: string) => sessionStorage.getItem(keyOf(name)) !== null;

/** By which name what is typed into a form on a case is kept. */
export const draftName = (caseId: string | undefined, intent: string, of: string | number) =>
  `${caseId}:${intent}:${of}`;

const fieldsOf = (form: HTMLFormElement | null, names: readonly string[]) =>
  names.flatMap((name) => {
    const field = form?.elements.namedItem(name);
    return field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
      ? [field]
      : [];
  });

/**
 * Keeps what is typed into a form that edits something others may edit too. It is kept on this device until it is
 * stored; a field that nobody has typed in follows what is stored, and of one that somebody else has changed meanwhile
 * both texts are told.
 * @param stored what is stored now.
 * @returns `theirs`: the fields that somebody else has changed since they were typed in; what to call with each
 * change, once all is stored, and to give it up.
 */
export function useEdits(form: RefObject<HTMLFormElement | null>, key: string, stored: Values) {
  const draftKey = keyOf(key);
  const base = useRef(stored);
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const [isDirty, setDirty] = useState(false);
  const said = JSON.stringify(stored);

  const read = useCallback(
    () =>
      Object.fromEntries(
        fieldsOf(form.current, Object.keys(base.current)).map(({ name, value }) => [name, value]),
      ),
    [form],
  );

  useEffect(() => {
    const kept = sessionStorage.getItem(draftKey);
    if (!kept) return;
    // Written below alone.
    const draft = JSON.parse(kept) as Draft;
    base.current = { ...base.current, ...draft.base };
    for (const field of fieldsOf(form.current, Object.keys(draft.typed)))
      field.value = draft.typed[field.name] ?? "";
    setDirty(true);
  }, [form, draftKey]);

  useEffect(() => {
    const now: Values = JSON.parse(said);
    const changed: string[] = [];
    for (const field of fieldsOf(form.current, Object.keys(now))) {
      const { name } = field;
      const before = base.current[name] ?? "";
      const next = now[name] ?? "";
      if (field.value === before) {
        field.value = next;
        base.current = { ...base.current, [name]: next };
      } else if (next !== before && next !== field.value) changed.push(name);
    }
    setTheirs(changed);
  }, [form, said]);

  const keep = () => {
    const typed = read();
    const isChanged = Object.entries(typed).some(([name, value]) => value !== base.current[name]);
    setDirty(isChanged);
    if (!isChanged) return sessionStorage.removeItem(draftKey);
    const draft: Draft = { base: base.current, typed };
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  };
  const settle = () => {
    sessionStorage.removeItem(draftKey);
    base.current = { ...base.current, ...read() };
    setTheirs([]);
    setDirty(false);
  };
  const giveUp = () => {
    const now: Values = JSON.parse(said);
    for (const field of fieldsOf(form.current, Object.keys(now)))
      field.value = now[field.name] ?? "";
    base.current = now;
    settle();
  };
  return { theirs, isDirty, keep, settle, giveUp };
}
