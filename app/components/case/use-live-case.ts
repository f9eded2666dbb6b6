import { useEffect, useState } from "react";
import { callApi } from "../../lib/browser/call-api.ts";
import type { Case } from "../../schemas/case.ts";

const firstWait = 400;
const longestWait = 5_000;

/**
 * Follows a case for as long as it is analysed: asks less and less often, not at all while the page is hidden, and
 * at once when it is shown again. An unchanged case answers 304 and changes nothing.
 */
export function useLiveCase<Followed extends Case | null>(initial: Followed): Followed | Case {
  const [live, setLive] = useState<{ since: Followed; now: Case } | null>(null);
  const current = live && live.since === initial ? live.now : initial;
  const id = current?.id;
  const running = current?.status === "analyzing";

  useEffect(() => {
    if (!id || !running) return;
    let wait = firstWait;
    let etag: string | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const aborter = new AbortController();

    const ask = async () => {
      timer = undefined;
      try {
        const response = await callApi(`/api/cases/${id}`, {
          signal: aborter.signal,
          headers: etag ? { "If-None-Match": etag } : {},
        });
        etag = response.headers.get("ETag") ?? etag;
        if (response.status === 200) {
          // What our own API answers (`caseSchema`).
          const answer = (await response.json()) as { case: Case };
          setLive({ since: initial, now: answer.case });
          if (answer.case.status !== "analyzing") return;
        } else if (response.status === 401 || response.status === 404) {
          location.reload();
          return;
        }
      } catch {
        if (aborter.signal.aborted) return;
      }
      wait = Math.min(longestWait, wait * 1.5);
      plan();
    };
    const plan = () => {
      if (!document.hidden) timer = setTimeout(ask, wait);
    };
    const resume = () => {
      if (document.hidden) clearTimeout(timer);
      else {
        clearTimeout(timer);
        wait = firstWait;
        void ask();
      }
    };
    document.addEventListener("visibilitychange", resume);
    plan();
    return () => {
      document.removeEventListener("visibilitychange", resume);
      clearTimeout(timer);
      aborter.abort();
    };
  }, [id, running, initial]);

  return current as Followed | Case;
}
