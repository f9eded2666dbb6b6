import type { SubmissionResult } from "@conform-to/react";
import { Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useFetchers } from "react-router";
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
  const { submit, data } = fetcher;
  const canUndo = hand !== null && hand.steps > 0;
  // A step that is on its way is the last one: what is to be undone is known once it has arrived.
  const onItsWay = useFetchers().some(({ state }) => state !== "idle");
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "z" || event.shiftKey || event.altKey) return;
      if (!(event.ctrlKey || event.metaKey) || isField(event.target)) return;
      event.preventDefault();
      setAsked(true);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  useEffect(() => {
    if (!asked || onItsWay) return;
    setAsked(false);
    if (canUndo) void submit({ intent: "undo" }, { method: "post" });
  }, [asked, onItsWay, canUndo, submit]);
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
