import { site } from "../../content/site.ts";
import { Anchor } from "../ui/anchor.tsx";

export function Banner() {
  return (
    <aside aria-label="Offer" className="tone-dusk banner">
      <Anchor
        to="booking"
        className="page flex min-h-11 items-center justify-center py-2 text-center text-xs text-strong underline decoration-1 underline-offset-4 hover:decoration-2 sm:text-sm"
      >
        {site.banner}
      </Anchor>
    </aside>
  );
}
