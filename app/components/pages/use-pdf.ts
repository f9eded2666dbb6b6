import { useEffect, useState } from "react";
import { NoPages, type OpenPdf, openPdf } from "./open-pdf.ts";

/** A PDF, once it is open. `onProblem` is told in a sentence why it cannot be. */
export function usePdf(address: string, onProblem: (sentence: string) => void): OpenPdf | null {
  const [open, setOpen] = useState<OpenPdf | null>(null);
  useEffect(() => {
    const aborter = new AbortController();
    openPdf(address, aborter.signal).then(
      (opened) => !aborter.signal.aborted && setOpen(opened),
      (error: unknown) => {
        if (aborter.signal.aborted) return;
        onProblem(
          error instanceof NoPages
            ? error.message
            : "The pages of this PDF cannot be shown in this browser. Its text is here as before.",
        );
      },
    );
    return () => {
      aborter.abort();
      setOpen(null);
    };
  }, [address, onProblem]);
  return open;
}
