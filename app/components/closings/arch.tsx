import { row } from "../ui/drawing.ts";
import { Scene } from "./scene.tsx";

const hangers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => {
    const x = 170 + (from + at) * 63;
    const top = 66 + 0.00105 * (x - 800) ** 2;
    return top < 620 ? `M${x} ${Math.round(top)}V640` : "";
  }).join("");

/** The arch from shore to shore, and the late ferry under it. */
export function Arch() {
  return (
    <Scene keep="Mid" height={780}>
      <path d="M0 640h1600v140H0z" fill="var(--shade)" />
      <path d={hangers(0, 5) + hangers(16, 21)} stroke="var(--rule)" strokeWidth="2" />
      <path className="behind-words" d={hangers(5, 16)} stroke="var(--rule)" strokeWidth="2" />
      <path
        d="M40 680Q800 -600 1560 680h-18Q800 -556 58 680zM100 680Q800 -500 1500 680h-12Q800 -478 112 680z"
        fill="currentColor"
      />
      <path d="M0 632h1600v12H0z" fill="currentColor" />
      <path d={row(26, 62, 20, 622, 3, 10)} fill="currentColor" />
      <path d={row(26, 62, 17, 616, 9, 7)} fill="var(--lit)" />
      <path
        d="M20 720V500h96v220zM1484 720V500h96v220zM12 492h112v14H12zM1476 492h112v14h-112z"
        fill="currentColor"
      />
      <path d="M20 720V500h22v220zM1484 720V500h22v220z" fill="var(--lit)" />
      <path
        d="M1000 738l16 26h210l22-26zM1022 738v-24h190v24zM1050 714v-20h120v20zM1096 694v-18h28v18z"
        fill="currentColor"
      />
      <path
        d={`${row(9, 19, 1034, 720, 11, 10)}${row(6, 18, 1058, 699, 10, 8)}`}
        fill="var(--lit)"
      />
      <path
        d="M1010 770h230M140 740h60M1400 728h70M300 758h90M620 744h60"
        stroke="var(--lit)"
        strokeWidth="2"
        opacity="0.6"
      />
    </Scene>
  );
}
