import { repeated } from "../ui/drawing.ts";
import { Scene } from "./scene.tsx";

/** The palings of the contact page at night: whoever stood there has gone in, and both kitchens are lit. */
export function Neighbours() {
  return (
    <Scene height={460}>
      <path d="M0 392h1600v68H0z" fill="var(--shade)" />
      <path
        d="M850 392V232h-26L930 132h190l106 100h-26v160zM900 170v-60h26v60zM1310 392V196h-22L1430 74l142 122h-22v196z"
        fill="currentColor"
      />
      <path
        d="M900 246h70v64h-70zM1080 246h70v64h-70zM1350 236h60v70h-60zM1454 236h60v70h-60zM1412 142h36v36h-36z"
        fill="var(--lit)"
      />
      <path
        d="M933 246h4v64h-4zM900 276h70v4h-70zM1113 246h4v64h-4zM1080 276h70v4h-70zM1378 236h4v70h-4zM1482 236h4v70h-4zM1428 142h4v36h-4z"
        fill="currentColor"
      />
      <path
        d="M1102 310v-26q0-14 13-14t13 14v26zM1106 256a9 9 0 1 0 18 0a9 9 0 1 0-18 0z"
        fill="currentColor"
      />
      <path
        d={`M700 350h900v7H700zM700 384h900v7H700z${repeated(36, 25, 704, 408, "v-76l9-10l9 10v76z")}`}
        fill="currentColor"
      />
      <path d="M900 408h70l70 52h-90zM1350 408h60l70 52h-80z" fill="var(--lit)" opacity="0.2" />
    </Scene>
  );
}
