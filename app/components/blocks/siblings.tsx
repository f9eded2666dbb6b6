import type { SiblingsBlock } from "../../content/types.ts";
import { Anchor } from "../ui/anchor.tsx";

/** The services beside this one, as one line of names. */
export function Siblings({ block: { tone, title, links } }: { block: SiblingsBlock }) {
  return (
    <nav aria-labelledby="siblings" className={`siblings tone-${tone}`}>
      <div className="page">
        <h2 id="siblings" className="label text-soft">
          {title}
        </h2>
        <ul>
          {links.map(({ label, to }) => (
            <li key={label}>{to !== "guide" && <Anchor to={to}>{label}</Anchor>}</li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
