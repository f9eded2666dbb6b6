import { disc, row } from "../ui/drawing.ts";
import { Scene } from "./scene.tsx";

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
        d={
          person(1080, 8) +
          person(1128, -8) +
          person(1330, 9) +
          person(1480, 0) +
          person(620, 8) +
          person(300, -6)
        }
        fill="currentColor"
      />
      <path d="M1342 150L1530 96M1530 96V330" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path d="M1462 190l-8 58h40l-6-58z" fill="var(--accent)" />
      <path
        d="M0 56Q200 120 400 60T800 60T1200 60T1600 60"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="M400 250V52h6v198zM1200 250V52h6v198z" fill="currentColor" />
      <path
        d={
          disc(100, 82, 7) +
          disc(200, 89, 7) +
          disc(300, 80, 7) +
          disc(500, 42, 7) +
          disc(600, 35, 7) +
          disc(700, 43, 7) +
          disc(900, 82, 7) +
          disc(1000, 88, 7) +
          disc(1100, 80, 7) +
          disc(1300, 40, 7) +
          disc(1400, 34, 7) +
          disc(1500, 42, 7)
        }
        fill="var(--lit)"
      />
      <path
        d="M90 330h30M190 344h26M490 334h34M890 330h30M990 350h22M1290 332h34M1390 348h22M1490 336h30"
        stroke="var(--lit)"
        strokeWidth="4"
        opacity="0.7"
      />
    </Scene>
  );
}
