import { row } from "../ui/drawing.ts";
import { Scene } from "./scene.tsx";

/** The house at night, its door open, and the light that falls down the steps. */
export function OpenDoor() {
  return (
    <Scene height={460}>
      <path d="M0 360h1600v100H0z" fill="var(--shade)" />
      <path d="M1130 300L980 460h360L1210 300z" fill="var(--lit)" opacity="0.85" />
      <path d="M930 300h70L860 400h-90zM1330 300h70l60 100h-90z" fill="var(--lit)" opacity="0.22" />
      <path
        d={`M860 300V176h-28L920 148L1006 40h330l86 108l88 28h-28v124zM1130 192h80v108h-80zM930 196h70v60h-70zM1330 196h70v60h-70z${row(4, 74, 868, 300, 12, 60)}${row(4, 74, 1238, 300, 12, 60)}`}
        fill="currentColor"
        fillRule="evenodd"
      />
      <path d="M1130 192h80v108h-80zM930 196h70v60h-70zM1330 196h70v60h-70z" fill="var(--lit)" />
      <path d="M1130 192l-46 14v94h46z" fill="var(--rule)" />
      <path
        d="M962 196h6v60h-6zM930 222h70v5h-70zM1362 196h6v60h-6zM1330 222h70v5h-70z"
        fill="currentColor"
      />
      <path
        d="M1110 300h120v14h-120zM1096 322h148v14h-148zM1080 344h180v16h-180z"
        fill="currentColor"
      />
      <path
        d="M-13 -106a12 12 0 1 0 24 0a12 12 0 1 0-24 0zM-15 -88q14-8 28 0l4 44h-7l-4 44h-7l-2-42l-8 42h-8l8-50h-6z"
        transform="translate(1172 300) scale(.72)"
        fill="currentColor"
      />
    </Scene>
  );
}
