import { Scene } from "./scene.tsx";

/** The road at night, and the posts of the hoarding on which the words stand. */
export function Billboard() {
  return (
    <Scene keep="Mid" height={200}>
      <path d="M0 96h1600v104H0z" fill="var(--shade)" />
      <path
        d="M330 0h26v120h-26zM640 0h26v120h-26zM950 0h26v120h-26zM1240 0h26v120h-26z"
        fill="currentColor"
      />
      <path d="M343 0L640 96M653 0L950 96M963 0L1240 96" stroke="currentColor" strokeWidth="5" />
      <path
        d="M0 150h120v8H0zM230 150h160v8H230zM500 150h160v8H500zM770 150h160v8H770zM1040 150h160v8h-160zM1310 150h160v8h-160z"
        fill="var(--rule)"
      />
      <path
        d="M910 168l14-26h52l26 26h14v16h-112v-16zM928 190a9 9 0 1 0 .1 0zM992 190a9 9 0 1 0 .1 0z"
        fill="currentColor"
      />
      <path d="M900 174L700 160v34l200-8z" fill="var(--lit)" opacity="0.35" />
    </Scene>
  );
}
