import type { ReactNode } from "react";
import { NavLink, useLocation } from "react-router";
import { Wordmark } from "../ui/wordmark.tsx";
import { StaffNotice } from "./notice.tsx";

type Counts = { unanswered: number; overdue: number; held: number; undelivered: number };

/** What stands around every page of the staff. */
export function StaffFrame({
  email,
  counts,
  children,
}: {
  email: string;
  counts: Counts;
  children: ReactNode;
}) {
  const { search, pathname } = useLocation();
  const held = pathname === "/staff" && new URLSearchParams(search).has("held");
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      <header className="staff-bar">
        <Wordmark name="Shadow Digital, staff" mark="page" to="/staff" />
        <nav aria-label="Staff" className="staff-nav">
          <a
            href="/staff"
            aria-current={pathname === "/staff" && !held ? "page" : undefined}
            className="nav-link"
          >
            Leads
            <Count of={counts.unanswered} what="unanswered" />
          </a>
          <a href="/staff?held=yes" aria-current={held ? "page" : undefined} className="nav-link">
            Held back
            <Count of={counts.held} what="to look at" />
          </a>
          <NavLink to="/staff/mails" className="nav-link">
            Mails
            <Count of={counts.undelivered} what="undelivered" />
          </NavLink>
          <NavLink to="/staff/figures" className="nav-link">
            Figures
          </NavLink>
          <NavLink to="/staff/people" className="nav-link">
            A person’s data
          </NavLink>
        </nav>
        <div className="staff-account">
          <a href="/legalai/account" className="nav-link">
            <span className="sr-only">Account: </span>
            {email}
          </a>
          <form method="post" action="/legalai/sign-out">
            <button type="submit" className="nav-link">
              Sign out
            </button>
          </form>
        </div>
      </header>
      <StaffNotice />
      {children}
    </>
  );
}

function Count({ of, what }: { of: number; what: string }) {
  if (of === 0) return null;
  return (
    <span className="staff-count">
      {of}
      <span className="sr-only"> {what}</span>
    </span>
  );
}
