import { useEffect, useState } from "react";
import commonPasswords from "../../lib/common-passwords.json?url";
import { type Strength, strengths } from "../../lib/password-strength.ts";
import { weighPassword } from "./weigh-password.ts";

const words: Record<Strength, string> = {
  weak: "Weak: quickly guessed. Try a few words that do not belong together.",
  fair: "Fair: a word or two more would make it good.",
  good: "Good: hard to guess.",
  strong: "Strong: very hard to guess.",
};

let prefixes: Promise<Set<string>> | undefined;

/** The passwords that everybody tries first: asked for with the first letter, and never again. */
async function commonPrefixes(): Promise<Set<string>> {
  const answer = await fetch(commonPasswords);
  const { sha256Prefixes }: { sha256Prefixes: string } = await answer.json();
  return new Set(sha256Prefixes.split(" "));
}

/** Says how good a new password is while it is typed. */
export function PasswordMeter({ password }: { password: string | undefined }) {
  const [strength, setStrength] = useState<Strength>();
  useEffect(() => {
    let typedOn = false;
    if (!password) setStrength(undefined);
    else {
      prefixes ??= commonPrefixes();
      prefixes
        .then((common) => weighPassword(password, common))
        .then((weighed) => !typedOn && setStrength(weighed))
        // A meter that cannot be loaded is no reason to keep anybody from a password.
        .catch(() => {});
    }
    return () => {
      typedOn = true;
    };
  }, [password]);
  const reached = strength ? strengths.indexOf(strength) : -1;
  return (
    // Before anything is typed it takes no room, not even the gap beside it; from then on all that it needs, so that
    // nothing moves under the pointer when it knows.
    <div className="needs-script [&:not(:has(div))]:-mt-5">
      {password && (
        <div className="password-meter" aria-hidden="true">
          {strengths.map((one, step) => (
            <span key={one} data-reached={step <= reached || undefined} />
          ))}
        </div>
      )}
      <p role="status" className={`field-hint ${password ? "min-h-[1lh] max-sm:min-h-[2lh]" : ""}`}>
        {strength && words[strength]}
      </p>
    </div>
  );
}
