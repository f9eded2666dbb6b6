import type { SubmissionResult } from "@conform-to/react";
import { Undo2 } from "lucide-react";
import { useEffect } from "react";
import type { Undone } from "../../schemas/flag.ts";
import { useFetcher } from "../forms/page-form.tsx";
import { sentencesIn } from "../forms/sentences.ts";
import { undoneInWords, useHand } from "./hand-context.ts";

type Answer = { result: SubmissionResult<string[]> } | { undone: Undone } | null;

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=checkbox]), textarea, select"));

/** Takes back one's last step, by its button or by Ctrl+Z outside of fields, and says what that was. */
export function Undo() {
  const hand = useHand();
  const fetcher = useFetcher<Answer>();
  const { submit, state, data } = fetcher;
  const canUndo = hand !== null && hand.steps > 0;
  useEffect(() => {
    if (!canUndo) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "z" || event.shiftKey || event.altKey) return;
      if (!(event.ctrlKey || event.metaKey) || isField(event.target) || state !== "idle") return;
      event.preventDefault();
      void submit({ intent: "undo" }, { method: "post" });
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [canUndo, state, submit]);
  if (!hand) return null;
  const said =
    data && "undone" in data ? undoneInWords(data.undone) : sentencesIn(data?.result ?? undefined);
  return (
    <fetcher.Form method="post" className="no-print flex flex-wrap items-center gap-2">
      <button
        type="submit"
        name="intent"
        value="undo"
        className="tool disabled:text-soft"
        disabled={!canUndo}
        aria-keyshortcuts="Control+Z"
      >
        <Undo2 aria-hidden="true" strokeWidth={1.5} className="size-4" />
        Undo my last change
      </button>
      <span role="status" className="text-xs">
        {said}
      </span>
    </fetcher.Form>
  );
}
