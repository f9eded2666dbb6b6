/** The bow in which a brief's tape ends, where the two lengths of it cross. */
export function Bow() {
  return (
    <svg viewBox="0 0 128 96" className="tape-bow" aria-hidden="true">
      <path
        d="M64 44C40 4 8 2 8 30S44 64 64 44C88 4 120 2 120 30S84 64 64 44L40 90M64 44L90 88"
        fill="none"
        stroke="currentColor"
        strokeWidth="11"
      />
      <path d="M54 32h20v24H54z" fill="currentColor" />
    </svg>
  );
}
