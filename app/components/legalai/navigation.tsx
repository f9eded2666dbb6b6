import { BriefcaseBusiness, Files, LayoutDashboard, LogOut, Upload, UserRound } from "lucide-react";
import { NavLink } from "react-router";

const links = [
  { to: "/legalai/dashboard", label: "Dashboard", icon: LayoutDashboard },
  { to: "/legalai/upload", label: "Upload Case", icon: Upload },
  { to: "/legalai/cases", label: "My Cases", icon: Files },
  { to: "/legalai/matters", label: "Matters", icon: BriefcaseBusiness },
];

const icon = { "aria-hidden": true, strokeWidth: 1.5, className: "size-5 shrink-0" } as const;

/** Where one can go in the signed-in area. `compact` leaves the words to screen readers. */
export function Navigation({
  label,
  email,
  compact = false,
  onGo,
}: {
  label: string;
  email: string;
  compact?: boolean;
  onGo?: () => void;
}) {
  const words = compact ? "sr-only" : "min-w-0 truncate";
  return (
    <>
      <nav aria-label={label} className="grid content-start gap-1">
        {links.map(({ to, label: text, icon: Icon }) => (
          <NavLink
            key={to}
            to={to}
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
        <NavLink to="/legalai/account" onClick={onGo} className="nav-link" title={email}>
          <UserRound {...icon} />
          <span className={words}>
            <span className="sr-only">Account: </span>
            {email}
          </span>
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
