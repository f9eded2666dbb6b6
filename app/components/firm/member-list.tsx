import { Link } from "react-router";
import { formatDate } from "../../lib/dates.ts";
import type { FirmMember } from "../../schemas/firms/answers.ts";
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
    <ul className="divide-y divide-rule border-rule border-y">
      {members.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
          <div className="min-w-0 flex-1 basis-full sm:basis-0">
            <p className="font-semibold [overflow-wrap:anywhere]">
              {one.name || one.email}
              {one.id === me && <span className="font-normal text-soft"> (you)</span>}
            </p>
            <p className="text-xs text-soft [overflow-wrap:anywhere]">
              {[one.name && one.email, one.until && `until ${formatDate(one.until)}`]
                .filter(Boolean)
                .join(", ")}
            </p>
          </div>
          <span className="flex-1 text-sm sm:flex-none">{roleNames[one.role]}</span>
          {(canManage || one.id === me) && (
            <Link to={memberPath(one.id)} className="action quiet small">
              {one.id === me && !canManage ? "Leave" : "Change"}
              <span className="sr-only">
                {one.id === me && !canManage ? " the firm" : ` ${one.name || one.email}`}
              </span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
