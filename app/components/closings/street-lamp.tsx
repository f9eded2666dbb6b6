import { row } from "../ui/drawing.ts";
import { Scene } from "./scene.tsx";

/** One lamp, one telephone, and whoever comes by. */
export function StreetLamp() {
  return (
    <Scene height={460}>
      <path d="M1280 56L1010 420h560L1332 56z" fill="var(--lit)" opacity="0.18" />
      <path d="M0 400h1600v60H0z" fill="var(--shade)" />
      <path d="M1010 420a280 22 0 0 0 560 0a280 22 0 0 0-560 0z" fill="var(--lit)" opacity="0.55" />
      <path
        d="M1500 420V40Q1500 14 1470 14H1290V26H1466Q1486 26 1486 46V420zM1268 40l16-16h44l16 16z"
        fill="currentColor"
      />
      <path d="M1272 40h68l-8 16h-52z" fill="#fdf3d4" />
      <path
        d="M1150 420V226h-10v-32h124v32h-10v194h-14V300h-76v120zM1178 240h62v50h-62z"
        fill="currentColor"
        fillRule="evenodd"
      />
      <path d="M1150 200h104v20h-104z" fill="var(--lit)" />
      <path d="M1196 248h26v36h-26z" fill="currentColor" />
      <path d={row(3, 7, 1200, 264, 4, 4)} fill="var(--lit)" />
      <path
        d="M1330 420l-5-56h-8l6-44q16-8 32 0l4 44h-8l-4 56h-7l-2-50l-2 50zM1326 304a13 13 0 1 0 26 0a13 13 0 1 0-26 0z"
        fill="currentColor"
      />
    </Scene>
  );
}
