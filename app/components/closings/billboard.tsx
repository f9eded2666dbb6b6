import { Scene } from "./scene.tsx";

/** The road at night, and the posts of the hoarding on which the words stand. */
export function Billboard() {
  return (
    <Scene keep="Mid" height={200}>
      <path d="M0 96h1600v104H0z" fill="var(--shade)" />
      <path
        d="M330 0h26v98h-26zM640 0h26v98h-26zM950 0h26v98h-26zM1240 0h26v98h-26z"
        fill="currentColor"
      />
      <path d="M343 0L640 96M653 0L950 96M963 0L1240 96" stroke="currentColor" strokeWidth="5" />
      <path
        d="M0 126h120v6H0zM230 126h160v6H230zM500 126h160v6H500zM770 126h160v6H770zM1040 126h160v6h-160zM1310 126h160v6h-160z"
        fill="var(--rule)"
      />
      {[250, 440, 620].map((reach, at) => (
        <path
          key={reach}
          d={`M890 151H${reach}q-36 ${16 - at * 3} 0 ${34 - at * 6}L890 158z`}
          fill="var(--lit)"
          opacity="0.22"
        />
      ))}
      <path
        d="M886 152q2-14 22-16l22-24h62l24 24q22 2 22 16v16H886zM934 134h26v-14h-16zM968 134h30l-14-14h-16z"
        fill="#b5482a"
        fillRule="evenodd"
      />
      <path d="M886 148h12v8h-12z" fill="#fdf3d4" />
      <path
        d="M904 170a13 13 0 1 1 26 0a13 13 0 1 1-26 0zM992 170a13 13 0 1 1 26 0a13 13 0 1 1-26 0z"
        fill="#05070c"
        stroke="var(--rule)"
        strokeWidth="4"
      />
    </Scene>
  );
}
