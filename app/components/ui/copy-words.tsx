import { Copy } from "lucide-react";
import { useState } from "react";

/** Copies words, and says so. Without JavaScript they are selected by hand. */
export function CopyWords({ words, of = "" }: { words: string; of?: string }) {
  const [said, setSaid] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words);
      setSaid("Copied.");
    } catch {
      setSaid("It could not be copied. Please select the words and copy them.");
    }
  };
  return (
    <p className="no-print flex flex-wrap items-center gap-2 text-xs">
      <button type="button" className="tool needs-script" onClick={copy}>
        <Copy aria-hidden="true" strokeWidth={1.5} className="size-4" />
        Copy wording<span className="sr-only">{of && `: ${of}`}</span>
      </button>
      <span role="status">{said}</span>
    </p>
  );
}
