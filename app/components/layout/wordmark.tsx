import { site } from "../../content/site.ts";

/** The name, standing in its own light: a post and the shadow it throws. */
export function Wordmark() {
  return (
    <a href="/" className="flex items-center gap-3 text-strong no-underline">
      <svg viewBox="0 0 40 40" className="size-10 flex-none" aria-hidden="true" focusable="false">
        <path d="M9 24h9L40 35v5h-3z" fill="var(--shade)" />
        <path d="M9 24h9l22 11v5z" fill="var(--lit)" />
        <path d="M9 2h9v22H9z" fill="currentColor" />
      </svg>
      <span className="font-display text-lg leading-none tracking-tight">{site.name}</span>
    </a>
  );
}
