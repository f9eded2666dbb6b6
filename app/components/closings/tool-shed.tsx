import { Scene } from "./scene.tsx";

/** Tools put down for the day against the wall of the shed. */
export function ToolShed() {
  return (
    <Scene>
      <path d="M0 330h1600v90H0z" fill="var(--shade)" />
      <path d="M930 336V130l300-96l300 96v206z" className="shed-wall" />
      <path d="M900 138L1230 30l330 108v-16L1230 12L900 122z" fill="currentColor" />
      <path
        d="M1000 150v186M1070 130v206M1140 110v226M1320 110v226M1390 130v206M1460 150v186"
        stroke="var(--shade)"
        strokeWidth="4"
      />
      <path d="M1200 180h60v60h-60z" fill="var(--lit)" />
      <path d="M1226 180h8v60h-8zM1200 206h60v7h-60z" fill="currentColor" />
      <g transform="translate(1010 360)">
        <use href="#tools" className="cast" />
        <g id="tools">
          <path
            d="M40 0L88 -210l9 2L50 2zM30 -2h34l-8 -46h-18zM80 -222h26v8H80z"
            fill="currentColor"
          />
          <path
            d="M128 0L150 -220l8 1L137 1zM104 -10h62v10h-62zM106 0h6v22h-6zM122 0h6v22h-6zM138 0h6v22h-6zM154 0h6v22h-6z"
            fill="currentColor"
          />
          <path
            d="M330 -20L300 -84h130l-22 64zM314 20L334 -34l9 3L322 24zM430 -84l70-22v8l-64 24zM318 0a20 20 0 1 0 .1 0zM400 -20l14 30h9l-12 -34z"
            fill="currentColor"
          />
        </g>
        <path d="M312 -84q60-50 110 0z" fill="var(--lit)" />
      </g>
      <path d="M1470 240q26-34 52 0l16 4v6h-84v-6z" fill="currentColor" />
    </Scene>
  );
}
