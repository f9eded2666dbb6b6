import { Plus } from "lucide-react";
import { useEffect } from "react";
import { keysAreOn } from "../rail/use-flag-keys.ts";
import type { ChosenWords } from "./add-flag.tsx";
import { useChosenWords } from "./use-chosen-words.ts";

/** A button by the words that are selected in the document, which adds a flag on them; `f` does the same. */
export function AddBySelection({
  onAdd,
  ...desk
}: Parameters<typeof useChosenWords>[0] & { onAdd: (words: ChosenWords) => void }) {
  const chosen = useChosenWords(desk);
  const words = chosen?.words;
  useEffect(() => {
    if (!words) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== "f" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!keysAreOn()) return;
      event.preventDefault();
      onAdd(words);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [words, onAdd]);
  if (!chosen) return null;
  return (
    <button
      type="button"
      className="add-by-selection action small no-print"
      style={chosen.place}
      // A press would take the selection away before it is a click.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onAdd(chosen.words)}
    >
      <Plus aria-hidden="true" strokeWidth={1.75} className="size-4" />
      Add a flag
    </button>
  );
}
