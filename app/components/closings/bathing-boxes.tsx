import { disc } from "../ui/drawing.ts";
import { Scene } from "./scene.tsx";

/** Where each box begins, how wide it is and how high its walls are. */
const boxes = [
  [930, 170, 170],
  [1120, 150, 140],
  [1290, 180, 176],
  [1490, 160, 150],
] as const;

const walls = boxes.map(
  ([x, width, height]) =>
    `M${x} 404v-${height}h-12L${x + width / 2} ${330 - height}L${x + width + 12} ${404 - height}h-12v${height}z`,
);
const stumps = boxes.map(
  ([x, width]) => `M${x + 12} 400h14v34h-14zM${x + width - 26} 400h14v34h-14z`,
);
const doors = boxes.map(
  ([x, width, height]) => `M${x + width / 2 - 34} 404v-${height - 44}h68v${height - 44}z`,
);

/** The beach at night: every box is shut, and in one of them somebody has a lamp. */
export function BathingBoxes() {
  return (
    <Scene height={460}>
      <path d={disc(910, 84, 40)} fill="var(--lit)" />
      <path d="M0 318h1600v142H0z" fill="var(--rule)" />
      <path
        d="M820 334h180v5H820zM846 352h128v5H846zM878 370h64v5h-64z"
        fill="var(--lit)"
        opacity="0.7"
      />
      <path d="M0 424Q500 386 800 414T1600 408V460H0z" fill="var(--shade)" />
      <path d={walls.join("") + stumps.join("")} fill="currentColor" />
      <path d={doors.join("")} fill="var(--rule)" opacity="0.55" />
      <path d="M1366 404v-132h28v132z" fill="var(--lit)" />
      <path d="M1366 434h28l60 26h-72z" fill="var(--lit)" opacity="0.4" />
      <path
        d="M1391 272h3v132h-3zM1012 330h6v22h-6zM1192 344h6v22h-6zM1567 340h6v22h-6z"
        fill="currentColor"
      />
    </Scene>
  );
}
