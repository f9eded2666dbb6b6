import { disc, row } from "../ui/drawing.ts";
import { Scene } from "./scene.tsx";

/** Poles with a string of lights that hangs from one to the next. */
const poles = [3, 403, 803, 1203];
const string = poles.map((x) => `M${x} 52q200 64 400 0`).join("");
const lights = poles
  .map((x) => disc(x + 100, 76, 7) + disc(x + 200, 84, 7) + disc(x + 300, 76, 7))
  .join("");

const person = (x: number, lean: number) =>
  `${disc(x + lean, 118, 13)}M${x - 15 + lean} 138q15-9 30 0l${-lean / 2} 52v60h-11l-4-52l-4 52h-11v-60z`;

/** The jetty from one side of the window to the other, with everybody on it. */
export function JettyRail() {
  return (
    <Scene>
      <path d="M0 300h1600v120H0z" fill="var(--shade)" />
      <path d="M0 250h1600v16H0z" fill="currentColor" />
      <path d={row(17, 100, 30, 262, 12, 120)} fill="currentColor" />
      <path
        d="M36 380L142 268M436 380L542 268M836 380L942 268M1236 380L1342 268"
        stroke="currentColor"
        strokeWidth="5"
      />
      <path d={row(17, 100, 33, 188, 5, 64)} fill="currentColor" />
      <path d="M0 184h1600v6H0zM0 216h1600v4H0z" fill="currentColor" />
      <path
        d={person(1080, 8) + person(1128, -8) + person(1330, 9) + person(620, 8) + person(300, -6)}
        fill="currentColor"
      />
      <path d="M1342 150L1500 96M1500 96V330" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path
        d="M1522 118a13 13 0 1 0 26 0a13 13 0 1 0-26 0zM1520 138q15-9 30 0l4 48h-38zM1523 226h9v24h-9zM1538 226h9v24h-9z"
        fill="currentColor"
      />
      <path d="M1516 184h38l10 48h-58z" fill="var(--accent)" />
      <path d={string} fill="none" stroke="currentColor" strokeWidth="2" />
      <path d={row(4, 400, 0, 52, 6, 198)} fill="currentColor" />
      <path d={lights} fill="var(--lit)" />
      <path
        d="M90 330h30M190 344h26M490 334h34M890 330h30M990 350h22M1290 332h34M1390 348h22M1490 336h30"
        stroke="var(--lit)"
        strokeWidth="4"
        opacity="0.7"
      />
    </Scene>
  );
}
