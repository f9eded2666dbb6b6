import { type RefObject, useEffect } from "react";

/**
 * Keeps what is typed into a field on this device until it is sent, so that neither a filter, a reload nor a lost
 * connection takes it away; it is there as long as the window is.
 * @returns what to call with each change, and once it is sent.
 */
export function useDraft(field: RefObject<HTMLTextAreaElement | null>, name: string) {
  const draftKey = `legalai-draft:${name}`;
  useEffect(() => {
    const kept = sessionStorage.getItem(draftKey);
    if (kept && field.current?.value === "") field.current.value = kept;
  }, [field, draftKey]);
  return {
    keep: () => sessionStorage.setItem(draftKey, field.current?.value ?? ""),
    forget: () => sessionStorage.removeItem(draftKey),
  };
}
