import { Scene } from "./scene.tsx";

/** The sun half in the sea, the umbrella still up, and somebody who has looked back twice. */
export function Beach() {
  return (
    <Scene>
      <path d="M1010 190a150 150 0 0 1 300 0z" fill="var(--lit)" />
      <path d="M0 190h1600v100H0z" fill="var(--rule)" />
      <path
        d="M1040 206h240v7h-240zM1070 226h180v7h-180zM1110 246h110v7h-110zM180 214h200v5H180zM520 240h140v5H520z"
        fill="var(--lit)"
      />
      <path d="M0 270Q400 250 800 276T1600 262V420H0z" fill="var(--shade)" />
      <g transform="translate(1440 352)">
        <use href="#parasol" className="cast" />
        <g id="parasol">
          <path
            d="M-3 0V-254h6V0zM-84 -176Q-74 -240 0 -246Q74 -240 84 -176Q70 -186 56 -176Q42 -186 28 -176Q14 -186 0 -176Q-14 -186 -28 -176Q-42 -186 -56 -176Q-70 -186 -84 -176z"
            fill="currentColor"
          />
        </g>
        <path
          d="M-84 -176Q-74 -240 0 -246Q-52 -230 -56 -176Q-70 -186 -84 -176zM-28 -176Q-26 -228 0 -246Q26 -228 28 -176Q14 -186 0 -176Q-14 -186 -28 -176z"
          fill="var(--lit)"
        />
      </g>
      <g transform="translate(1196 348)">
        <use href="#walker" className="cast" />
        <path
          id="walker"
          d="M-13 -106a12 12 0 1 0 24 0a12 12 0 1 0-24 0zM-15 -88q14-8 28 0l4 44h-7l-4 44h-7l-2-42l-8 42h-8l8-50h-6z"
          fill="currentColor"
        />
      </g>
      <path
        d="M960 372q20-8 40 0t40-2M1070 366q14-8 30-2M860 392q20-8 44-2"
        fill="none"
        stroke="var(--rule)"
        strokeWidth="5"
      />
    </Scene>
  );
}
