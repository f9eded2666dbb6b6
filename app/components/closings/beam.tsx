import { Scene } from "./scene.tsx";

/** The tower at the edge of the land, and the sea that its light crosses. */
export function Beam() {
  return (
    <Scene height={520}>
      <path d="M1352 92L0 -420V640z" className="beam" />
      <path d="M0 470h1600v50H0z" fill="var(--shade)" />
      <path d="M1120 520Q1180 430 1300 424H1480Q1560 430 1600 470V520z" fill="currentColor" />
      <path
        d="M1326 430L1340 122h60l14 308zM1326 116h88v10h-88zM1344 116V72h52v44zM1340 72q6-34 30-36q24 2 30 36zM1367 36V14h6v22z"
        fill="currentColor"
      />
      <path d="M1350 76h40v36h-40z" fill="#fdf3d4" />
      <path d="M1334 250l2-46h68l2 46zM1328 380l3-56h78l3 56z" fill="var(--lit)" />
      <path
        d="M1440 424v-40l30-24l30 24v40zM1462 392h16v14h-16z"
        fill="currentColor"
        fillRule="evenodd"
      />
      <path d="M1462 392h16v14h-16z" fill="var(--lit)" />
      <path
        d="M60 486h120M320 496h90M620 484h140M900 498h100"
        stroke="var(--lit)"
        strokeWidth="3"
        opacity="0.6"
      />
      <path d="M420 470l10 14h70l14-14h-40v-34h-4v34z" fill="currentColor" />
    </Scene>
  );
}
