import type { AppPath, PagePath } from "../../content/types.ts";
import { Anchor } from "../ui/anchor.tsx";

const ways: readonly { label: string; to: PagePath | AppPath }[] = [
  { label: "Digital Marketing", to: "/digital-marketing" },
  { label: "AI Solutions", to: "/ai-solutions" },
  { label: "Website Design", to: "/website-design" },
  { label: "AI for Law Firms", to: "/law-firms" },
  { label: "LegalAI", to: "/legalai" },
  { label: "About", to: "/about" },
  { label: "Contact", to: "/contact" },
];

/** Where somebody may have wanted to go who came to a place where there is nothing. */
export function WaysOn() {
  return (
    <nav aria-label="Other ways on" className="ways-on">
      <p className="label">Or go where the signs point</p>
      <ul>
        {ways.map(({ label, to }) => (
          <li key={label}>
            <Anchor to={to}>{label}</Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
