import { Scene } from "./scene.tsx";

/** A lamp left on over the last desk, in front of drawers that are shut. */
export function Drawers() {
  const columns = [0, 160, 320, 480, 640, 800, 960, 1120, 1280, 1440];
  const rows = [10, 120, 230];
  const each = (draw: (x: number, y: number) => string) =>
    columns.flatMap((x) => rows.map((y) => draw(x, y))).join("");
  return (
    <Scene height={400}>
      <path d="M0 0h1600v340H0z" fill="currentColor" />
      <path d={each((x, y) => `M${x + 8} ${y}h144v98h-144z`)} fill="var(--rule)" />
      <path d={each((x, y) => `M${x + 8} ${y}h8v98h-8z`)} fill="var(--shade)" />
      <path
        d={each((x, y) => `M${x + 54} ${y + 22}h52v20h-52z`)}
        fill="var(--strong)"
        opacity="0.85"
      />
      <path d={each((x, y) => `M${x + 60} ${y + 62}h40v8h-40z`)} fill="var(--shade)" />
      <path d="M1120 340L1196 196h148L1420 340z" fill="var(--lit)" opacity="0.45" />
      <path d="M0 340h1600v60H0z" fill="currentColor" />
      <path
        d="M1262 120h16v24h-16zM1180 196q4-54 90-54t90 54zM1264 196h12v130h-12zM1220 326h100v14h-100z"
        fill="var(--lit)"
      />
      <path
        d="M1438 333h124v7h-124zM1444 324l122 1v6l-122-1zM1434 315h120v6h-120zM1446 304l118 3v6l-118-3zM1440 297l116-2v6l-116 2z"
        fill="var(--strong)"
      />
    </Scene>
  );
}
