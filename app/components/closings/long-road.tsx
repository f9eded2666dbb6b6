import { Scene } from "./scene.tsx";

/** The farm gate stands open, and the road goes on to where the sun goes down. */
export function LongRoad() {
  return (
    <Scene height={460}>
      <path d="M1050 286a110 110 0 0 1 220 0z" fill="var(--lit)" />
      <path d="M0 280Q420 214 860 262T1600 236V460H0z" fill="var(--shade)" />
      <path d="M1146 280h28L1390 460H900z" fill="var(--lit)" opacity="0.5" />
      <path
        d="M1157 284h6l2 14h-10zM1152 306h16l5 44h-26zM1143 378h34l12 82h-58z"
        fill="var(--shade)"
      />
      <path
        d="M846 460V286h26v174zM1404 460V286h26v174zM1560 440V316h12v124zM700 440V316h12v124zM540 428V322h10v106zM390 420V326h9v94z"
        fill="currentColor"
      />
      <path
        d="M1404 300L1580 268M1404 336L1580 312M1404 372L1580 356M1404 408L1580 400M1576 264V406M1406 410L1576 272"
        fill="none"
        stroke="currentColor"
        strokeWidth="8"
      />
      <path
        d="M0 340Q400 338 860 320M0 366Q400 366 860 356M0 392Q400 396 860 392"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
      />
      <path d="M846 286h7v174h-7zM1404 286h7v174h-7z" fill="var(--lit)" />
    </Scene>
  );
}
