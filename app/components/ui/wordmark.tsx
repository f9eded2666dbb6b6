const marks = {
  /** A post and the shadow it throws. */
  post: (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path d="M9 24h9L40 35v5h-3z" fill="var(--shade)" />
      <path d="M9 24h9l22 11v5z" fill="var(--lit)" />
      <path d="M9 2h9v22H9z" fill="currentColor" />
    </svg>
  ),
  /** A page and the shadow it throws. */
  page: (
    <svg viewBox="0 0 28 22" aria-hidden="true">
      <path d="M1 1h12v14H1z" fill="currentColor" />
      <path d="M13 1l14 7v13L13 15z" fill="currentColor" opacity="0.28" />
    </svg>
  ),
};

/** A name as a link home, standing in its own light. */
export function Wordmark({
  name,
  mark,
  to,
  compact = false,
}: {
  name: string;
  mark: keyof typeof marks;
  to: string;
  /** Shows the mark alone. */
  compact?: boolean;
}) {
  return (
    <a href={to} className="wordmark">
      {marks[mark]}
      <span className={compact ? "sr-only" : ""}>{name}</span>
    </a>
  );
}
