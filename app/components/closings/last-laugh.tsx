import { Scene } from "./scene.tsx";

const galahs = [120, 330, 560, 830, 960];

/** Birds on a wire, and the one at the end of it that is laughing. */
export function LastLaugh() {
  return (
    <Scene height={300}>
      <path
        id="galah"
        d="M-6 92q-11 2-9 14q8-1 11-6zM-7 102a17 17 0 0 1 10-24q3-12 17-13q-4 7 0 13q13 7 11 24q13 20 7 50q-3 14-11 24l3 50l-14 2l-8-48q-16-22-15-48q0-16 0-30z"
        fill="currentColor"
      />
      {galahs.map((x) => (
        <use key={x} href="#galah" x={x} />
      ))}
      <path d="M0 172h1600" stroke="currentColor" strokeWidth="4" />
      <path
        d="M1352 62L1282 0L1334 92zM1336 100L1266 86L1350 126zM1336 96a46 46 0 0 1 78-34q20 18 16 46q22 22 14 58l62 78l-24 16l-64-70q-44 12-66-24q-14-30-2-56z"
        fill="currentColor"
      />
      <path d="M1352 140q-12 30 14 52q20 10 38 0q-40-12-52-52z" fill="var(--lit)" />
      <path d="M1360 82q30-14 60 4" fill="none" stroke="var(--lit)" strokeWidth="6" />
      <path d="M1240 16l-30-12M1232 52h-40M1238 96l-32 12" stroke="currentColor" strokeWidth="7" />
      <path d="M1543 1500V60h14V1500zM1513 84h74v8h-74z" fill="currentColor" />
      <g className="laugh">
        <text x="1480" y="470">
          ha ha
        </text>
        <text x="1480" y="610">
          ha ha ha
        </text>
      </g>
    </Scene>
  );
}
