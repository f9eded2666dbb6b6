import { Scene } from "./scene.tsx";

/** The kitchen table after tea: a lamp over it on an arm from the wall, a tin with its lid off, and an empty plate. */
export function LastCrumb() {
  return (
    <Scene height={460}>
      <path d="M1092 106h136L1516 372H826z" fill="var(--lit)" opacity="0.16" />
      <path
        d="M1157 24H1900v8H1163v16h-6zM1474 32h10l116 96v12zM1086 96q6-56 74-56t74 56z"
        fill="currentColor"
      />
      <path d="M1086 96h148l-6 10h-136z" fill="#fdf3d4" />
      <path d="M820 372H1590v20H820zM860 392h26v68h-26zM1526 392h26v68h-26z" fill="currentColor" />
      <path d="M820 372H1590v6H820z" fill="var(--lit)" opacity="0.8" />
      <path d="M1010 346h240l-26 26H1036z" fill="var(--strong)" />
      <path d="M1010 346h240v5H1010z" fill="var(--soft)" />
      <path d="M1310 372V246h180v126zM1302 234h196v14h-196z" fill="currentColor" />
      <path d="M1328 270h20v90h-20zM1366 286h68v48h-68z" fill="var(--lit)" />
      <path d="M1386 296h28v6h-28zM1378 310h44v5h-44z" fill="currentColor" />
      <path d="M1510 372l26-112 15 4-24 108z" fill="currentColor" />
      <path
        d="M876 372q-26-12-26-66h112q0 54-26 66zM960 316q34-4 30 20t-40 20v-10q26 2 28-12t-20-8z"
        fill="currentColor"
      />
      <path d="M850 306h112v8H850z" fill="var(--lit)" />
      <path
        d="M886 290q-12-20 0-38t0-40M922 290q-12-20 0-38t0-40"
        fill="none"
        stroke="var(--soft)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Scene>
  );
}
