import { site } from "../../content/site.ts";
import { Anchor } from "../ui/anchor.tsx";

export function Banner() {
  return (
    <aside aria-label="Offer" className="tone-dusk banner">
      <Anchor to="booking" className="page banner-link">
        {site.banner}
      </Anchor>
    </aside>
  );
}
