import { Scene } from "./scene.tsx";

/** Each tool, where it touches the ground, and its outline above that. */
const tools = [
  ["spade", 360, "M40 0L86 -210h12L52 0zM30 0V-30L38 -50H56L64 -30L60 0zM78 -218h28v10H78z"],
  [
    "rake",
    382,
    "M128 -22L150 -242h8L137 -22zM104 -32h62v10h-62zM106 -24h6v24h-6zM122 -24h6v24h-6zM138 -24h6v24h-6zM154 -24h6v24h-6z",
  ],
  [
    "barrow",
    400,
    "M330 -60L300 -124H430L408 -60zM318 -40a20 20 0 1 0 .1 0zM334 -64h10L326 -16h-10zM396 -64h12L420 0H410zM414 -124L504 -150V-140L424 -108z",
  ],
] as const;

/** Tools put down for the day against the wall of the shed. */
export function ToolShed() {
  return (
    <Scene>
      <path d="M0 330h1600v90H0z" fill="var(--shade)" />
      <path d="M930 336V120l300-98l300 98v216z" className="shed-wall" />
      <path d="M900 138L1230 30l330 108v-16L1230 12L900 122z" fill="currentColor" />
      <path
        d="M1000 150v186M1070 130v206M1140 110v226M1320 110v226M1390 130v206M1460 150v186"
        stroke="var(--shade)"
        strokeWidth="4"
      />
      <path d="M1200 180h60v60h-60z" fill="var(--lit)" />
      <path d="M1226 180h8v60h-8zM1200 206h60v7h-60z" fill="currentColor" />
      {tools.map(([id, foot, path]) => (
        <g key={id} transform={`translate(1010 ${foot})`}>
          <use href={`#${id}`} className="cast" />
          <path id={id} d={path} fill="currentColor" />
        </g>
      ))}
      <path d="M1322 316q60-50 110 0z" fill="var(--lit)" />
    </Scene>
  );
}
