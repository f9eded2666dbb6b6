import { Scene } from "./scene.tsx";

/** Rows that run to one point, narrower on the far side: a vine every step. */
const rows = Array.from({ length: 15 }, (_, at) => {
  const foot = -1100 + at * 270;
  return `M1120 232L${foot} 420h${70}z`;
}).join("");

/** Vines up to the foot of the Hills, at the end of the day. */
export function Vineyard() {
  return (
    <Scene>
      <path d="M1030 210a92 92 0 0 1 184 0z" fill="var(--lit)" />
      <path
        d="M0 240V200Q160 150 330 186T640 168Q760 130 900 176T1240 150Q1420 120 1600 180V240z"
        fill="var(--rule)"
      />
      <path d="M0 228h1600v192H0z" fill="var(--shade)" />
      <path d={rows} fill="currentColor" />
      <path d="M210 228v-34h-12l52-34l52 34h-12v34zM330 228v-20h44v20z" fill="currentColor" />
      <path d="M226 204h12v12h-12zM262 204h12v24h-12z" fill="var(--lit)" />
      <path
        d="M1498 232q4-70 0-96h12q-4 40 2 96zM1450 140q0-40 40-44q30-24 56 6q34 8 24 34q-20 22-48 14q-40 14-72-10z"
        fill="currentColor"
      />
    </Scene>
  );
}
