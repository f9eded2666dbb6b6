import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { callApi } from "../../lib/browser/call-api.ts";

const every = 4_000;
/** Nobody is there any more: a page left open neither asks nor keeps anybody signed in. */
const awayAfter = 10 * 60_000;
const signs = ["pointerdown", "pointermove", "keydown", "scroll", "focus"] as const;

/**
 * Has a case's page read again when others have done something on it: asks for the case's stamp every few seconds
 * while somebody looks at the page. An unchanged one answers 304.
 * @param stamp as the page was read; null: nobody else works on it.
 */
export function useNews(caseId: string, stamp: string | null) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (stamp === null) return;
    let etag: string | null = null;
    let seen = Date.now();
    let asking = false;
    const aborter = new AbortController();
    const { signal } = aborter;
    const ask = async () => {
      if (document.hidden || asking || Date.now() - seen > awayAfter) return;
      asking = true;
      try {
        const headers: HeadersInit = etag ? { "If-None-Match": etag } : {};
        const response = await callApi(`/api/cases/${caseId}/stamp`, { signal, headers });
        if (response.status === 200) {
          // What our own API answers (`stampSchema`).
          const now = (await response.json()) as { stamp: string };
          // Asked about again until the page has it: it may not be had just now, or be lost to another reading.
          if (now.stamp === stamp) etag = response.headers.get("ETag");
          else await revalidate();
        }
      } catch {
        // The next time will do.
      }
      asking = false;
    };
    const timer = setInterval(ask, every);
    const back = () => {
      const wasAway = Date.now() - seen > awayAfter;
      seen = Date.now();
      if (wasAway) void ask();
    };
    for (const sign of signs)
      addEventListener(sign, back, { signal, passive: true, capture: true });
    document.addEventListener("visibilitychange", () => void ask(), { signal });
    return () => {
      clearInterval(timer);
      aborter.abort();
    };
  }, [caseId, stamp, revalidate]);
}
