import { type FC, startTransition } from "react";
import siteStyles from "../../app.css?url";

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The page came with the styles that it used when it was sent; what wakes may show more. */
function addStyles(): Promise<unknown> {
  const link = document.createElement("link");
  const settled = new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
  document.head.appendChild(Object.assign(link, { rel: "stylesheet", href: siteStyles }));
  return settled;
}

/**
 * Gives every island of the page its scripts, once. They load and start piece by piece, so that no piece keeps the
 * page from answering for long.
 */
export async function wakeIslands() {
  const styled = addStyles();
  const { hydrateRoot } = await import("react-dom/client");
  await nextTask();
  const { islands } = await import("./registry.tsx");
  await styled;
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const { island = "", props } = element.dataset;
    if (!Object.hasOwn(islands, island) || !props) continue;
    delete element.dataset.props;
    // The server wrote the name of one of the islands, and these props for that very component.
    const Component = islands[island as keyof typeof islands] as FC<Record<string, unknown>>;
    startTransition(() => {
      hydrateRoot(element, <Component {...JSON.parse(props)} />);
    });
  }
}
