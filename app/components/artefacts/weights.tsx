import type { WeightsDrawing } from "../../content/artefact-types.ts";
import { StandingWord } from "../ui/standing-word.tsx";

type Site = WeightsDrawing["sites"][number];

const totalOf = ({ loads }: Site) => loads.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
const inKilobytes = (weight: number) => `${weight.toLocaleString("en-AU")} kB`;

/** The heavy one, still waiting: a slider with nothing in it, a spinner, and the box about cookies in front. */
const waiting = (
  <>
    <path d="M12 22h126v70H12z" fill="var(--rule)" />
    <path d="M12 104h92v9H12zM12 120h112v6H12zM12 132h70v6H12z" fill="var(--rule)" />
    <circle
      cx="75"
      cy="57"
      r="13"
      fill="none"
      stroke="var(--soft)"
      strokeWidth="4"
      strokeDasharray="58 24"
    />
    <path d="M0 168h150v82H0z" fill="var(--figure)" />
    <path d="M12 184h104v6H12zM12 196h84v6H12z" fill="var(--ground)" />
    <path
      d="M12 218h58v20H12zM80 218h58v20H80z"
      fill="none"
      stroke="var(--ground)"
      strokeWidth="2"
    />
  </>
);

/** The light one, there: a name, a sentence, a door and a button. */
const there = (
  <>
    <path d="M12 22h88v14H12zM12 42h112v14H12z" fill="var(--figure)" />
    <path d="M12 68h108v5H12zM12 79h94v5H12z" fill="var(--soft)" />
    <path d="M12 98h62v22H12z" fill="var(--accent)" />
    <path d="M34 224L150 282V330L98 250H34z" fill="var(--shade)" />
    <path d="M34 224v-44l28-26h36l28 26v44h-30v-30h-20v30z" fill="var(--figure)" />
    <path d="M34 224v-44l28-26h8l-24 26v44z" fill="var(--lit)" />
  </>
);

function Phone({ loaded }: { loaded: boolean }) {
  return (
    <div className="slab">
      <svg viewBox="0 0 150 250" className="face tone-paper phone" aria-hidden="true">
        {loaded ? there : waiting}
      </svg>
    </div>
  );
}

/** Two sites on one scale: what each loads before a visitor can read a word. */
export function Weights({ drawing: { sites } }: { drawing: WeightsDrawing }) {
  const scale = Math.max(...sites.map(totalOf));
  return (
    <ol className="weights">
      {sites.map((site, at) => (
        <li key={site.name}>
          <Phone loaded={at > 0} />
          <div>
            <h3 className="text-xl">{site.name}</h3>
            <p className="text-sm text-soft">{site.says}</p>
            <p className="weight">
              <StandingWord>{inKilobytes(totalOf(site))}</StandingWord>
            </p>
            <ul>
              {site.loads.map(({ what, kilobytes }) => (
                <li key={what}>
                  <span>{what}</span> <span>{inKilobytes(kilobytes)}</span>
                  <svg viewBox={`0 0 ${scale} 10`} preserveAspectRatio="none" aria-hidden="true">
                    <path d={`M0 0h${kilobytes}v10H0z`} fill="currentColor" />
                  </svg>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}
