import { box, disc, row } from "../ui/drawing.ts";
import { Scene } from "./scene.tsx";

const skyline = `M0 300v-34h90v-14h60v14h70v-30h50v30h60v34zM430 300v-30h46v-12a54 42 0 0 1 108 0v12h46v30zM526 218h8v-18h-8zM690 300v-58h44v-12h40v70zM860 300V210h130v90zM960 300V120l30-30v210zM1420 300V190h80v-40h40v150z`;

/** The last tram of the evening, coming to the stop. */
export function TramStop() {
  return (
    <Scene>
      <path d={skyline} fill="var(--rule)" />
      <path d={row(6, 12, 868, 224, 6, 8) + row(2, 11, 966, 150, 6, 8)} fill="var(--lit)" />
      <path d="M0 300h1600v120H0z" fill="var(--shade)" />
      <path
        d="M1170 340L940 420h140l110-70zM1330 340l70 80h200v-20l-240-60z"
        fill="var(--lit)"
        opacity="0.28"
      />
      <path
        d="M1226 300L1120 420M1274 300L1390 420M866 56L1250 46L1600 54"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
      />
      <path d="M1250 46L1230 118M1250 46L1270 118" stroke="currentColor" strokeWidth="4" />
      <path
        d={`M1146 378V176Q1148 126 1190 118H1310Q1352 126 1354 176V378zM1166 196h78v84h-78zM1256 196h78v84h-78zM1186 138h128v34h-128z${box(1176, 378, 30, 18)}${box(1294, 378, 30, 18)}`}
        fill="currentColor"
        fillRule="evenodd"
      />
      <path d="M1166 196h78v84h-78zM1256 196h78v84h-78z" fill="var(--lit)" />
      <path d="M1186 138h128v34h-128z" fill="#05070c" />
      <text x="1250" y="164" className="route-blind">
        1 Page one
      </text>
      <path d={disc(1182, 328, 13) + disc(1318, 328, 13)} fill="#fdf3d4" />
      <path d="M1146 298h208v8h-208z" fill="var(--ground)" />
      <path d="M860 330V46h6v284M1040 412V236h8v176zM1016 216h56v44h-56z" fill="currentColor" />
      <path d="M1024 224h40v28h-40z" fill="var(--lit)" />
    </Scene>
  );
}
