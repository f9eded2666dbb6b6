/** The shadow of a number, and nothing that throws it. */
export function Nobody({ number }: { number: string }) {
  return (
    <svg viewBox="0 0 2540 535" className="nobody" aria-hidden="true">
      <text transform="translate(-40 0) matrix(1 0 -1.5 -0.75 0 0)" className="nobody-number">
        {number}
      </text>
    </svg>
  );
}
