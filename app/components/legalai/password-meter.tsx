import { useEffect, useState } from "react";
import { type Strength, strengths } from "../../lib/password-strength.ts";

const words: Record<Strength, string> = {
  weak: "Weak: quickly guessed. Try a few words that do not belong together.",
  fair: "Fair: a word or two more would make it good.",
  good: "Good: hard to guess.",
  strong: "Strong: very hard to guess.",
};

/** Says how good a new password is while it is typed. What weighs it is loaded with the first letter. */
export function PasswordMeter({ password }: { password: string | undefined }) {
  const [strength, setStrength] = useState<Strength>();
  useEffect(() => {
    let typedOn = false;
    if (!password) setStrength(undefined);
    else
      import("./weigh-password.ts")
        .then(({ weighPassword }) => weighPassword(password))
        .then((weighed) => !typedOn && setStrength(weighed))
        // A meter that cannot be loaded is no reason to keep anybody from a password.
        .catch(() => {});
    return () => {
      typedOn = true;
    };
  }, [password]);
  const reached = strength ? strengths.indexOf(strength) : -1;
  return (
    <div className="needs-script">
      {strength && (
        <div className="password-meter" aria-hidden="true">
          {strengths.map((one, step) => (
            <span key={one} data-reached={step <= reached || undefined} />
          ))}
        </div>
      )}
      <p role="status" className="field-hint">
        {strength && words[strength]}
      </p>
    </div>
  );
}
