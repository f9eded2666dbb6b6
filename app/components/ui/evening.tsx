import { box, disc } from "./drawing.ts";

const windows = box(22, -36, 58, 24) + box(90, -36, 20, 36) + disc(70, -77, 6);

/** The shop of the home page's street at the end of its day: open still, and somebody at the door. Its shapes are the scene's. */
export function Evening() {
  return (
    <svg className="evening text-figure" viewBox="0 -92 196 92" aria-hidden="true">
      <use href="#scene-shop" className="cast" />
      <path d={windows} fill="var(--lit)" />
      <use href="#scene-shop" />
      <g transform="translate(146 4)">
        <use href="#scene-person" className="cast" />
        <use href="#scene-person" />
      </g>
      <g transform="translate(164 4)">
        <use href="#scene-dog" className="cast" />
        <use href="#scene-dog" />
      </g>
    </svg>
  );
}
