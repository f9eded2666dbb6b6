import { useEffect, useState } from "react";
import { callApi } from "../../lib/browser/call-api.ts";
import type { Case } from "../../schemas/case.ts";
import { maxFileBytes } from "../../schemas/documents/limits.ts";

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The case that was made of the very same file before, if there is one. The file itself does not leave the computer. */
export function useSameDocument(file: File): Pick<Case, "id" | "case_name"> | null {
  const [same, setSame] = useState<Pick<Case, "id" | "case_name"> | null>(null);
  useEffect(() => {
    const aborter = new AbortController();
    const look = async () => {
      if (file.size > maxFileBytes) return;
      const digest = hex(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
      const response = await callApi(`/api/cases?limit=1&sha256=${digest}`, {
        signal: aborter.signal,
      });
      if (!response.ok) return;
      // What our own API answers.
      const { cases } = (await response.json()) as { cases: Case[] };
      setSame(cases[0] ?? null);
    };
    // A hint that cannot be had is no hint.
    look().catch(() => {});
    return () => aborter.abort();
  }, [file]);
  return same;
}
