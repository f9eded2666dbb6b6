import { useEffect, useState } from "react";
import { callApi } from "../../lib/browser/call-api.ts";
import type { ScannedPage } from "../../schemas/documents/scan.ts";

const none: readonly ScannedPage[] = [];

/** The words that were read from the pictures of a document's pages, by page; none until they are here. */
export function useScanned(address: string | null): readonly ScannedPage[] {
  const [pages, setPages] = useState(none);
  useEffect(() => {
    if (!address) return;
    const aborter = new AbortController();
    callApi(address, { signal: aborter.signal })
      .then(async (response) => {
        // Our own server's, which has checked each word of them: to do so again would hold up the window.
        if (response.ok) setPages(((await response.json()) as { pages: ScannedPage[] }).pages);
      })
      // Without them the pages are pictures.
      .catch(() => {});
    return () => {
      aborter.abort();
      setPages(none);
    };
  }, [address]);
  return pages;
}
