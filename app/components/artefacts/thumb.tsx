import type { ThumbDrawing } from "../../content/artefact-types.ts";

/** A loaf on a board in low sun: the picture of the ad. */
const loaf = (
  <svg viewBox="0 0 320 300" aria-hidden="true">
    <path d="M0 0h320v300H0z" fill="#f4c34f" />
    <path d="M0 176h320v124H0z" fill="#e39a4c" />
    <path d="M62 214h150l108 54v32H234z" fill="#b96d22" />
    <path d="M44 204h186v14H44z" fill="#1e1a15" />
    <path
      d="M58 204q-18-2-16-28q2-26 26-40q34-20 74-18q50 2 70 26q18 20 14 42q-2 18-18 18z"
      fill="#7a3a12"
    />
    <path d="M58 204q-18-2-16-28q2-26 26-40q34-20 74-18q-60 14-72 50q-6 20 0 36z" fill="#a8450c" />
    <path d="M92 136l20 30M126 126l20 34M160 128l18 34" stroke="#f7dfb0" strokeWidth="7" />
    <path
      d="M108 104q-10-14 0-26t0-26M150 100q-10-14 0-26t0-26"
      fill="none"
      stroke="#fdf3d4"
      strokeWidth="6"
    />
  </svg>
);

/** A feed that runs past, the ad that it stops at, and the thumb that stopped it. */
export function Thumb({ drawing: { name, words, second } }: { drawing: ThumbDrawing }) {
  return (
    <>
      <ol className="one-second">
        {second.map(({ at, what }) => (
          <li key={at}>
            <b>{at}</b> <span>{what}</span>
          </li>
        ))}
      </ol>
      <div className="feed">
        <div className="slab">
          <div className="face tone-paper ad">
            <p className="label">{name}</p>
            {loaf}
            <p className="ad-words">{words}</p>
          </div>
        </div>
        <svg viewBox="0 0 260 440" className="thumb" aria-hidden="true">
          <path
            d="M62 70Q62 6 114 6Q162 8 166 66Q168 122 184 172Q206 240 270 292Q360 360 420 470L560 760L52 480Q74 346 66 262Q58 160 62 70z"
            fill="var(--thumb)"
          />
          <path
            d="M62 70Q62 6 114 6Q84 14 84 76Q82 160 90 262Q96 372 76 490L52 480Q74 346 66 262Q58 160 62 70z"
            fill="var(--thumb-lit)"
          />
          <path d="M92 50Q94 24 116 24Q138 24 142 50L140 88Q118 98 94 88z" fill="#fdf3d4" />
          <path
            d="M86 150q30 12 68-6M90 166q30 10 66-6"
            fill="none"
            stroke="#1e1a15"
            strokeWidth="2.5"
            opacity="0.5"
          />
        </svg>
      </div>
    </>
  );
}
