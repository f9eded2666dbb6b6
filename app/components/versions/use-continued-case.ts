import { useEffect, useState } from "react";
import { callApi } from "../../lib/browser/call-api.ts";
import type { Case } from "../../schemas/case.ts";
import type { VersionOf } from "../upload/upload-queue.ts";

/** The newest case that a file may be a further version of, by its name alone: the file itself stays here. */
export function useContinuedCase({ name }: File): VersionOf | null {
  const [continued, setContinued] = useState<VersionOf | null>(null);
  useEffect(() => {
    const aborter = new AbortController();
    const look = async () => {
      const query = new URLSearchParams({ limit: "1", continues: name.slice(0, 255) });
      const response = await callApi(`/api/cases?${query}`, { signal: aborter.signal });
      if (!response.ok) return;
      // What our own API answers.
      const { cases } = (await response.json()) as { cases: Case[] };
      const [found] = cases;
      if (found)
        setContinued({ id: found.id, caseName: found.case_name, number: found.version + 1 });
    };
    // A hint that cannot be had is no hint.
    look().catch(() => {});
    return () => aborter.abort();
  }, [name]);
  return continued;
}
