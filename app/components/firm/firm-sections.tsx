import { NavLink } from "react-router";
import {
  firmPath,
  firmSettingsPath,
  firmTokensPath,
  letterheadPath,
  recordPath,
  webhooksPath,
} from "./addresses.ts";

const sections = [
  { to: firmPath, label: "Members" },
  { to: firmSettingsPath, label: "Settings" },
  { to: letterheadPath, label: "Letterhead" },
  { to: recordPath, label: "Record" },
  { to: firmTokensPath, label: "Access tokens" },
  { to: webhooksPath, label: "Webhooks" },
];

/** The pages that an owner has of a firm, on each of them. */
export const FirmSections = () => (
  <nav aria-label="Firm" className="sections">
    {sections.map(({ to, label }) => (
      <NavLink key={to} to={to} end>
        {label}
      </NavLink>
    ))}
  </nav>
);
