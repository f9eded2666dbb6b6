import { blades, disc } from "../ui/drawing.ts";
import { Scene } from "./scene.tsx";

const sheep = (x: number, y: number) =>
  `M${x} ${y}v-12q-8-22 16-22h26q18 0 16 20q10-2 14 8l-4 8l-12-4v2h-6v12h-5v-12h-26v12h-5v-12h-8v12z`;

/** A far paddock under the first stars: a tank that fills, and a house that has gone to bed. */
export function Paddock() {
  return (
    <Scene keep="Min" height={460}>
      <path
        d={
          disc(530, 120, 3) +
          disc(1560, 190, 2.5) +
          disc(1510, 250, 2) +
          disc(80, 70, 2) +
          disc(480, 190, 2) +
          disc(150, 40, 2.5) +
          disc(420, 36, 2)
        }
        fill="var(--strong)"
      />
      <path d="M0 360Q500 320 900 350T1600 330V460H0z" className="hill" />
      <path
        d={`${blades(250, 130, 18, 26, 92, 14)}${disc(250, 130, 10)}M286 124h58l40-30v72l-40-30h-58z`}
        fill="currentColor"
      />
      <path d="M344 124l40-30v36h-98v-6z" fill="var(--lit)" />
      <path
        d="M246 134L188 400M254 134L312 400M250 140V400M236 200h28M224 256h52M212 312h76M200 366h100M236 200L276 256L212 312L300 366M264 200L224 256L288 312L200 366"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
      />
      <path d="M330 400V340h104v60zM326 334h112v8H326z" fill="currentColor" />
      <path d="M434 388h60v12h-60z" fill="currentColor" />
      <path d={sheep(520, 408) + sheep(640, 420) + sheep(92, 424)} fill="currentColor" />
      <path d="M1240 364v-32h-10l44-30h90l44 30h-10v32zM1376 320v-40h12v40z" fill="currentColor" />
      <path d="M1270 338h16v14h-16z" fill="var(--lit)" />
    </Scene>
  );
}
