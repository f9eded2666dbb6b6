import type { MouseEvent } from "react";
import { useSearchParams } from "react-router";
import { flagsParameter } from "../rail/flag-view.ts";

type Props = {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
};

/** The way through very many flags; nothing where all are listed. */
export function FlagPages({ page, pages, onTurn }: Props) {
  const [search] = useSearchParams();
  if (pages < 2) return null;
  const linkTo = (to: number) => {
    const query = new URLSearchParams(search);
    query.set(flagsParameter, String(to));
    return {
      href: `?${query}#flags`,
      className: "action quiet small",
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        onTurn(to);
        // The link that was pressed may be gone.
        requestAnimationFrame(() =>
          document.querySelector<HTMLElement>("#flags .flag summary")?.focus(),
        );
      },
    };
  };
  return (
    <nav
      aria-label="Pages of flags"
      className="no-print flex flex-wrap items-center gap-3 border-rule border-t p-4 text-xs"
    >
      {page > 1 && <a {...linkTo(page - 1)}>Earlier flags</a>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <a {...linkTo(page + 1)}>Next flags</a>}
    </nav>
  );
}
