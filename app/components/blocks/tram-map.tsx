import type { TramMapBlock } from "../../content/types.ts";
import { Section } from "./section.tsx";

/** Lines through the middle of town: west to north-east, north to east, north-west to the bay, and out to the south-east. */
const lines = [
  ["M10 74L26 46H46L56 30V20", "var(--west)"],
  ["M44 4V40L46 46H76L87 38", "var(--figure)"],
  ["M22 12L24 22L46 46V74L42 96", "var(--bay)"],
  ["M46 46L60 64L84 82M60 64L68 78V96", "var(--lit)"],
] as const;

const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");

/** Suburbs as the stops of a tram map. */
export function TramMap({ block }: { block: TramMapBlock }) {
  return (
    <Section block={block} className="wide">
      <h2 className="text-3xl">{block.title}</h2>
      <div className="tram-map">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {lines.map(([path]) => (
            <path key={path} d={path} stroke="var(--shade)" transform="translate(1.4 1.4)" />
          ))}
          {lines.map(([path, colour]) => (
            <path key={path} d={path} stroke={colour} />
          ))}
        </svg>
        <ul>
          {block.stops.map((stop) => (
            <li key={stop} className={`at-${slug(stop)}`}>
              <span>{stop}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
