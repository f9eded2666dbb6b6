import { disc } from "../ui/drawing.ts";
import { Scene } from "./scene.tsx";

const boxes = [
  // A milk can on its side, a drum, a small house, a tin with its lid up.
  {
    id: "can",
    x: 970,
    path: "M0 0V-96h10V0zM-34 -96h78v-50h-78zM44 -134h14v26H44z",
    lit: disc(-34 + 4, -121, 17),
  },
  {
    id: "drum",
    x: 1135,
    path: "M0 0V-110h10V0zM-40 -110V-172Q-40 -194 -18 -194H28Q50 -194 50 -172V-110z",
    lit: "M-30 -166h40v9h-40z",
  },
  {
    id: "hut",
    x: 1300,
    path: "M0 0V-90h10V0zM-40 -90V-144L5 -180L50 -144V-90z",
    lit: "M-24 -138h58v9h-58z",
  },
  {
    id: "tin",
    x: 1465,
    path: "M0 0V-104h10V0zM-36 -104V-150H46V-104zM-36 -154L38 -196l6 8L-30 -148z",
    lit: "M-20 -154l4-26l44 8l-3 18z",
  },
] as const;

/** Where the dirt road meets the bitumen: a letterbox for each farm. */
export function Mailboxes() {
  return (
    <Scene>
      <path d="M0 236Q300 196 620 222T1180 206T1600 222V420H0z" fill="var(--shade)" />
      <path
        d="M250 420C560 400 860 366 852 316S1040 236 1080 213H1090C1070 238 930 272 938 318S860 398 560 420z"
        fill="var(--ground)"
      />
      <path d="M930 320h605v10H930z" fill="currentColor" />
      <path d="M930 330h605l40 20H970z" fill="currentColor" opacity="0.3" />
      {boxes.map(({ id, x, path, lit }) => (
        <g key={id} transform={`translate(${x} 330) scale(1.2)`}>
          <use href={`#${id}`} className="cast" />
          <path id={id} d={path} fill="currentColor" />
          <path d={lit} fill="var(--lit)" />
        </g>
      ))}
    </Scene>
  );
}
