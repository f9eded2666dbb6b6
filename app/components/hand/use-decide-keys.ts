import { type RefObject, useMemo } from "react";
import { ticksIn } from "./use-ticks.ts";

type OnCard = (card: HTMLElement) => void;

/**
 * What single keys decide about the flag of a card, or about the ticked ones where any are: `x` ticks it, `r` raises,
 * `o` opens again, `n` asks for the reason why it is not an issue.
 */
export function useDecideKeys(
  rail: RefObject<HTMLElement | null>,
  reason: RefObject<HTMLInputElement | null>,
  mayWrite: boolean,
): Partial<Record<string, OnCard>> {
  return useMemo(() => {
    if (!mayWrite) return {};
    const isAnyTicked = () => ticksIn(rail.current).some(({ checked }) => checked);
    const send = (card: HTMLElement, state: string) => {
      const [box] = ticksIn(card);
      if (!box) return;
      if (!isAnyTicked()) box.checked = true;
      const { form } = box;
      form?.requestSubmit(form.querySelector<HTMLButtonElement>(`[value=${state}]`));
    };
    return {
      x: (card) => ticksIn(card)[0]?.click(),
      r: (card) => send(card, "accepted"),
      o: (card) => send(card, "open"),
      n: (card) => {
        if (!isAnyTicked()) ticksIn(card)[0]?.click();
        requestAnimationFrame(() => reason.current?.focus());
      },
    };
  }, [rail, reason, mayWrite]);
}
