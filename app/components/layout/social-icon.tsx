import type { socialLinks } from "../../content/site.ts";

type Network = (typeof socialLinks)[number]["network"];

/** Drawn on the same 24-unit grid and at the same 1.5-unit line as the icon set, which carries no brands. */
const drawings: Record<Network, string> = {
  facebook:
    "M14.5 21v-7.5h3l.5-3.5h-3.5V8c0-1 .5-1.75 1.75-1.75H18V3.25C17.5 3.1 16.6 3 15.7 3 13 3 11 4.6 11 7.5V10H8v3.5h3V21",
  twitter: "M3.5 4h4.2l12.8 16h-4.2zM4 20l6.6-7.1M13.3 10.3L19.5 4",
  linkedin:
    "M4 9.5h3.5V20H4zM5.75 4a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5zM11 9.5h3.3v1.6c.6-1.1 1.8-1.9 3.3-1.9 2.4 0 3.4 1.6 3.4 4.3V20h-3.5v-5.8c0-1.3-.4-2.2-1.5-2.2s-1.5.9-1.5 2.2V20H11z",
  instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17 6.8v.4",
};

export function SocialIcon({ network }: { network: Network }) {
  return (
    <svg viewBox="0 0 24 24" className="icon size-5" aria-hidden="true">
      <path d={drawings[network]} />
    </svg>
  );
}
