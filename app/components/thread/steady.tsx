import { Component, type ReactNode } from "react";

type Props = { children: ReactNode };
type Held = { element: Element; top: number } | null;

/** What scrolls an element: the nearest around it that has more than it shows, else the window. */
function scrollerOf(element: Element): Element | null {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (
      around.scrollHeight > around.clientHeight &&
      /auto|scroll/.test(getComputedStyle(around).overflowY)
    )
      return around;
  return document.scrollingElement;
}

/**
 * Keeps what has the focus where it is while the page changes: what comes in above it is scrolled by. A class, since
 * only such a one is asked just before the page changes.
 */
export class Steady extends Component<Props> {
  override getSnapshotBeforeUpdate(): Held {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    return { element, top: element.getBoundingClientRect().top };
  }

  override componentDidUpdate(_before: Props, _state: unknown, held: Held) {
    if (!held?.element.isConnected) return;
    const moved = held.element.getBoundingClientRect().top - held.top;
    if (moved !== 0) scrollerOf(held.element)?.scrollBy({ top: moved, behavior: "instant" });
  }

  override render() {
    return this.props.children;
  }
}
