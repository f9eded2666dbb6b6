import { row } from "../ui/drawing.ts";
import { Scene } from "./scene.tsx";

/** The scaffold at the side of the wall, and the painter with a full pot. */
export function BlankWall() {
  return (
    <Scene height={460}>
      <path d="M0 420h1600v40H0z" fill="var(--shade)" />
      <g transform="translate(-190 0)">
        <path d={row(2, 190, 1230, 20, 8, 400)} fill="currentColor" />
        <path
          d="M1210 110h250v8h-250zM1210 230h250v8h-250zM1210 340h250v8h-250z"
          fill="currentColor"
        />
        <path
          d="M1236 118L1424 230M1424 238L1236 340M1236 348L1424 420"
          stroke="currentColor"
          strokeWidth="4"
        />
        <path
          d="M1300 230l-4-50l-8-34q18-14 40-2l6 32l-6 54h-10l-2-46l-6 46zM1292 122a15 15 0 1 0 30 0a15 15 0 1 0-30 0zM1290 150l-64-30l4-9l64 26z"
          fill="currentColor"
        />
        <path d="M1206 106l24 12l-6 12l-24-12z" fill="var(--lit)" />
        <path d="M1380 230v-26h30v26z" fill="currentColor" />
        <path d="M1380 204h30v8h-30z" fill="var(--lit)" />
      </g>
      <path d="M1500 420V330h60v90zM1494 330l36-22l36 22z" fill="currentColor" />
      <path d="M1518 350h24v22h-24z" fill="var(--lit)" />
    </Scene>
  );
}
