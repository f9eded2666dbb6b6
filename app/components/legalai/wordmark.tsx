/** LegalAI's name as a link home. */
export function Wordmark({ to = "/legalai", compact = false }: { to?: string; compact?: boolean }) {
  return (
    <a
      href={to}
      className="inline-flex min-h-6 items-center gap-2 font-display text-lg font-extrabold"
    >
      <svg viewBox="0 0 28 22" className="h-5 w-auto shrink-0" aria-hidden="true" focusable="false">
        <path d="M1 1h12v14H1z" fill="currentColor" />
        <path d="M13 1l14 7v13L13 15z" fill="currentColor" opacity="0.28" />
      </svg>
      <span className={compact ? "sr-only" : ""}>LegalAI</span>
    </a>
  );
}
