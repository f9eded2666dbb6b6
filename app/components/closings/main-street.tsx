import { row } from "../ui/drawing.ts";
import { Scene } from "./scene.tsx";

const awning = (x: number, width: number) => `M${x - 14} 262L${x} 232h${width}l14 30z`;

/** A main street after closing time, with somebody in every window. */
export function MainStreet() {
  return (
    <Scene keep="Mid">
      <path d="M0 340h1600v80H0z" fill="var(--shade)" />
      <path
        d="M0 340V150h60v-24h70v24h70v190zM220 340V120h30V96h150v24h30v220zM450 340V160h260v180zM470 160v-30q110-60 220 0v30zM730 340V110h40V80h40V60h70v20h40v30h40v230zM980 340V150h240v190zM1000 150l100-60l100 60zM1240 340V130h20v-20h170v20h20v210zM1470 340V150h130v190z"
        fill="currentColor"
      />
      <path
        d={`${row(3, 56, 246, 150, 26, 44)}${row(4, 54, 762, 140, 26, 50)}${row(4, 48, 1266, 150, 22, 44)}${row(3, 58, 26, 176, 26, 34)}`}
        fill="var(--lit)"
        opacity="0.55"
      />
      <path
        d="M30 270h70v56H30zM120 270h50v70h-50zM240 270h80v60h-80zM340 270h60v70h-60zM470 270h130v60H470zM620 270h60v70h-60zM760 270h90v60h-90zM870 270h60v70h-60zM1000 270h100v60h-100zM1120 270h60v70h-60zM1260 270h80v60h-80zM1360 270h56v70h-56zM1490 270h90v60h-90z"
        fill="var(--lit)"
      />
      <path
        d="M20 340h160l90 80H80zM240 340h160l90 80H310zM470 340h210l90 80H560zM760 340h170l90 80H850zM1000 340h180l90 80h-180zM1260 340h160l90 80h-170zM1490 340h110v80h-20z"
        fill="var(--lit)"
        opacity="0.24"
      />
      <path
        d={
          awning(16, 180) +
          awning(228, 190) +
          awning(458, 244) +
          awning(740, 210) +
          awning(988, 224) +
          awning(1248, 190) +
          awning(1478, 140)
        }
        fill="currentColor"
      />
      <path
        d="M500 330q0-44 16-44t16 44zM508 278a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM1040 330q0-44 16-44t16 44zM1048 278a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM790 330q0-40 15-40t15 40zM797 282a8 8 0 1 0 16 0a8 8 0 1 0-16 0z"
        fill="currentColor"
      />
    </Scene>
  );
}
