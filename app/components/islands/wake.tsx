import { type FC, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { islands } from "./registry.tsx";

const isIsland = (name: string | undefined): name is keyof typeof islands =>
  name !== undefined && Object.hasOwn(islands, name);

/** Gives every island of the page its scripts, once. */
export function wakeIslands() {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const { island, props } = element.dataset;
    if (!isIsland(island) || !props) continue;
    delete element.dataset.props;
    // The server wrote these props for this very component.
    const Component = islands[island] as FC<Record<string, unknown>>;
    startTransition(() => {
      hydrateRoot(element, <Component {...JSON.parse(props)} />);
    });
  }
  openDialogsWithoutInvokers();
}

/** Browsers that do not know `commandfor` yet get it from here. */
function openDialogsWithoutInvokers() {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button[commandfor]") : null;
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("command") === "close") dialog.close();
    else dialog.showModal();
  });
}
