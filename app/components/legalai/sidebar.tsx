import { Files, LayoutDashboard, LogOut, PanelLeft, Upload, UserRound } from "lucide-react";
import { useState } from "react";
import { NavLink } from "react-router";
import { Wordmark } from "./wordmark.tsx";

const links = [
  { to: "/legalai/dashboard", label: "Dashboard", icon: LayoutDashboard },
  { to: "/legalai/upload", label: "Upload Case", icon: Upload },
  { to: "/legalai/cases", label: "My Cases", icon: Files },
];

const year = 365 * 24 * 60 * 60;

/** The navigation of the signed-in area: 64 or 20 units wide, and on a phone a bar that opens. */
export function Sidebar({
  email,
  initiallyCollapsed,
}: {
  email: string;
  initiallyCollapsed: boolean;
}) {
  const [collapsed, setCollapsed] = useState(initiallyCollapsed);
  const toggle = () => {
    setCollapsed(!collapsed);
    // Read by the loader, so that the next visit starts with the right width.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `sidebar=${collapsed ? "expanded" : "collapsed"}; Path=/legalai; Max-Age=${year}; SameSite=Lax; Secure`;
  };
  const label = collapsed ? "md:sr-only" : "";
  return (
    <aside
      className={`border-rule border-b bg-sheet md:sticky md:top-0 md:h-dvh md:border-r md:border-b-0 ${collapsed ? "md:w-20" : "md:w-64"}`}
    >
      <div className="flex h-full flex-col gap-4 p-4">
        <div className="flex items-center justify-between gap-2">
          <Wordmark compact={collapsed} to="/legalai/dashboard" />
          <button
            type="button"
            onClick={toggle}
            aria-expanded={!collapsed}
            className="hidden size-9 place-items-center md:grid"
          >
            <PanelLeft aria-hidden="true" strokeWidth={1.5} className="size-5" />
            <span className="sr-only">
              {collapsed ? "Widen the sidebar" : "Narrow the sidebar"}
            </span>
          </button>
        </div>
        <nav
          aria-label="LegalAI"
          className="flex flex-wrap gap-1 md:flex-1 md:flex-col md:flex-nowrap"
        >
          {links.map(({ to, label: text, icon: Icon }) => (
            <NavLink
              key={to}
              to={to}
              className={({ isActive }) =>
                `flex min-h-11 items-center gap-3 px-3 ${isActive ? "bg-well font-semibold" : ""}`
              }
            >
              <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
              <span className={label}>{text}</span>
            </NavLink>
          ))}
        </nav>
        <div className="flex flex-wrap items-center gap-1 md:flex-col md:items-stretch">
          <NavLink to="/legalai/account" className="flex min-h-11 min-w-0 items-center gap-3 px-3">
            <UserRound aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
            <span className={`truncate ${label}`}>{email}</span>
          </NavLink>
          <form method="post" action="/legalai/sign-out">
            <button type="submit" className="flex min-h-11 w-full items-center gap-3 px-3">
              <LogOut aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
              <span className={label}>Sign Out</span>
            </button>
          </form>
        </div>
      </div>
    </aside>
  );
}
