import { Link } from "react-router";
import { formatDate } from "../../lib/dates.ts";
import { authenticatorPath, passkeysPath, recoveryCodesPath } from "../legalai/addresses.ts";

export type Methods = {
  passkeys: readonly { name: string }[];
  /** Since when there is an authenticator app, in milliseconds since 1970. */
  authenticatorSince: number | null;
  recoveryCodesLeft: number;
};

/** How one signs in to an account besides its password, each with the way to change it. */
export function SignInMethods({ passkeys, authenticatorSince, recoveryCodesLeft }: Methods) {
  const hasOne = passkeys.length > 0 || authenticatorSince !== null;
  return (
    <section className="sheet grid gap-4 p-5 sm:p-8" aria-labelledby="methods-title">
      <h2 id="methods-title" className="text-lg">
        How you sign in
      </h2>
      <ul className="divide-y divide-rule border-rule border-t [&>:last-child]:pb-0">
        <Method
          name="Passkeys"
          state={
            passkeys.map(({ name }) => name).join(", ") ||
            "None. Sign in with your finger, face or device PIN."
          }
          to={passkeysPath}
          label={passkeys.length > 0 ? "Change" : "Add"}
        />
        <Method
          name="Authenticator app"
          state={
            authenticatorSince === null
              ? "Off. Your password alone signs in."
              : `On since ${formatDate(authenticatorSince)}. Each sign-in with your password asks for its code.`
          }
          to={authenticatorPath}
          label={authenticatorSince === null ? "Set up" : "Change"}
        />
        {hasOne && (
          <Method
            name="Recovery codes"
            state={`${recoveryCodesLeft} of 10 left, for when your device is not at hand.`}
            to={recoveryCodesPath}
            label="Make new ones"
          />
        )}
      </ul>
    </section>
  );
}

const Method = (of: { name: string; state: string; to: string; label: string }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
    <div className="min-w-0 flex-1 basis-56">
      <p className="font-semibold">{of.name}</p>
      <p className="break-words text-xs text-soft">{of.state}</p>
    </div>
    <Link to={of.to} className="action quiet small">
      <span className="sr-only">{of.name}: </span>
      {of.label}
    </Link>
  </li>
);
