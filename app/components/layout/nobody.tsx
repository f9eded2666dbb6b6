import { street } from "../silhouettes/street.ts";

/** Shadows on the ground, before a place where nothing stands. */
export function Nobody({ number }: { number: string }) {
  return (
    <svg
      viewBox="0 0 1600 520"
      preserveAspectRatio="xMinYMin slice"
      className="nobody"
      aria-hidden="true"
      focusable="false"
    >
      <g transform="translate(100 24) matrix(1 0 -1.2 -0.8 0 0)" fill="var(--shade)">
        <path transform="scale(13)" d={street.person.solid} />
        <path transform="translate(220 0) scale(11)" d={street.dog.solid} />
        <text x="520" className="nobody-number">
          {number}
        </text>
      </g>
    </svg>
  );
}
