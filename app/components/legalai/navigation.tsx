import {
  BookMarked,
  BriefcaseBusiness,
  CalendarDays,
  Files,
  LayoutDashboard,
  LogOut,
  Search,
  Upload,
  UserRound,
  UsersRound,
} from "lucide-react";
import { NavLink, useLocation } from "react-router";
import { firmPath } from "../firm/addresses.ts";
import { FirmSwitcher } from "../firm/firm-switcher.tsx";
import { SearchBox } from "./search-box.tsx";

const links = [
  { to: "/legalai/dashboard", label: "Dashboard", icon: LayoutDashboard },
  { to: "/legalai/upload", label: "Upload Case", icon: Upload },
  { to: "/legalai/cases", under: "/legalai/case/", label: "My Cases", icon: Files },
  { to: "/legalai/matters", under: "/legalai/matter/", label: "Matters", icon: BriefcaseBusiness },
  { to: "/legalai/dates", label: "Dates", icon: CalendarDays },
  {
    to: "/legalai/playbooks",
    under: "/legalai/playbook/",
    label: "Playbooks",
    icon: BookMarked,
  },
];

const icon = { "aria-hidden": true, strokeWidth: 1.5, className: "size-5 shrink-0" } as const;

/** What is for those of the firm, and not for its guests. */
const forTheFirm = ["/legalai/upload", "/legalai/playbooks"];

/** Who is signed in, in which of their firms, and whether they may add to it. */
export type Who = {
  email: string;
  name: string;
  firm: string;
  firms: readonly { id: string; name: string }[];
  writes: boolean;
};

/** Where one can go in the signed-in area. `compact` leaves the words to screen readers. */
export function Navigation({
  label,
  who,
  compact = false,
  onGo,
}: {
  label: string;
  who: Who;
  compact?: boolean;
  onGo?: () => void;
}) {
  const { pathname } = useLocation();
  const offered = links.filter(({ to }) => who.writes || !forTheFirm.includes(to));
  const words = compact ? "sr-only" : "min-w-0 truncate";
  return (
    <>
      {!compact && <SearchBox onGo={onGo} />}
      <nav aria-label={label} className="grid content-start gap-1">
        {compact && (
          <NavLink to="/legalai/search" className="nav-link" title="Search">
            <Search {...icon} />
            <span className={words}>Search</span>
          </NavLink>
        )}
        {offered.map(({ to, under, label: text, icon: Icon }) => (
          <NavLink
            key={to}
            to={to}
            // A case is one of the cases, and a matter one of the matters.
            {...(under && pathname.startsWith(under) && { "data-under": "" })}
            onClick={onGo}
            className="nav-link"
            title={compact ? text : undefined}
          >
            <Icon {...icon} />
            <span className={words}>{text}</span>
          </NavLink>
        ))}
      </nav>
      <div className="mt-auto grid gap-1 border-rule border-t pt-3">
        {who.firms.length > 1 && (
          <FirmSwitcher firms={who.firms} current={who.firm} compact={compact} />
        )}
        <NavLink to="/legalai/account" onClick={onGo} className="nav-link" title={who.email}>
          <UserRound {...icon} />
          <span className={words}>
            <span className="sr-only">Account: </span>
            {who.name || who.email}
          </span>
        </NavLink>
        <NavLink
          to={firmPath}
          onClick={onGo}
          className="nav-link"
          title={compact ? "Firm" : undefined}
        >
          <UsersRound {...icon} />
          <span className={words}>Firm</span>
        </NavLink>
        <form method="post" action="/legalai/sign-out">
          <button
            type="submit"
            className="nav-link w-full"
            title={compact ? "Sign Out" : undefined}
          >
            <LogOut {...icon} />
            <span className={words}>Sign Out</span>
          </button>
        </form>
      </div>
    </>
  );
}
