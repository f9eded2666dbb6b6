import { Link } from "react-router";
import { formatDate } from "../../lib/dates.ts";
import { dot } from "../../lib/text/dot.ts";
import type { FirmMember } from "../../schemas/firms/answers.ts";
import { nameOf } from "../../schemas/person.ts";
import { memberPath } from "./addresses.ts";
import { roleNames } from "./role-words.ts";

/** Everybody in the firm, with a way to change each for who may. */
export function MemberList({
  members,
  me,
  canManage,
}: {
  members: readonly FirmMember[];
  me: string;
  canManage: boolean;
}) {
  return (
    <ul className="people-list">
      {members.map((one) => (
        <li key={one.id}>
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              {nameOf(one)}
              {one.id === me && <span className="font-normal text-soft"> (you)</span>}
            </p>
            <p className="text-xs text-soft wrap-anywhere">
              {[one.name && one.email, one.until && `guest until ${formatDate(one.until)}`]
                .filter(Boolean)
                .join(dot)}
            </p>
          </div>
          <span>{roleNames[one.role]}</span>
          {(canManage || one.id === me) && (
            <Link to={memberPath(one.id)} className="action quiet small">
              {one.id === me && !canManage ? "Leave" : "Change"}
              <span className="sr-only">
                {one.id === me && !canManage ? " the firm" : ` ${nameOf(one)}`}
              </span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
