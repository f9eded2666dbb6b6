import { Link } from "react-router";
import type { MarkAuthorShown } from "../../schemas/marking/preview.ts";
import { firmSettingsPath } from "../firm/addresses.ts";
import { accountPath } from "../legalai/arrivals.ts";

/** In whose name a marked copy speaks, and where that is set. */
export function InNameOf({ name, isGiven, mayManage }: MarkAuthorShown) {
  return (
    <p className="max-w-[44rem] text-soft">
      {isGiven
        ? `It speaks in the name of ${name}.`
        : `It speaks in the name of “${name}”, because no name is given yet.`}{" "}
      Change it in{" "}
      <Link to={`${accountPath}#name-title`} className="link">
        your account
      </Link>
      {mayManage ? (
        <>
          {" or in "}
          <Link to={`${firmSettingsPath}#settings-marks_by`} className="link">
            your firm’s settings
          </Link>
          .
        </>
      ) : (
        "; an owner of your firm can have its name stand there instead."
      )}
    </p>
  );
}
