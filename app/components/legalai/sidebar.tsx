import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { useState } from "react";
import { Wordmark } from "../ui/wordmark.tsx";
import { Navigation, type Who } from "./navigation.tsx";

const year = 365 * 24 * 60 * 60;

/** The navigation of a wide window: 64 units wide, or 20 when it is narrowed. */
export function Sidebar({ who, initiallyCollapsed }: { who: Who; initiallyCollapsed: boolean }) {
  const [collapsed, setCollapsed] = useState(initiallyCollapsed);
  const toggle = () => {
    setCollapsed(!collapsed);
    // Read by the loader, so that the next visit starts with the right width.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `sidebar=${collapsed ? "expanded" : "collapsed"}; Path=/legalai; Max-Age=${year}; SameSite=Lax; Secure`;
  };
  const Icon = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside className={`sidebar no-print ${collapsed ? "w-20" : "w-64"}`} aria-label="Sidebar">
      <div className={`flex items-center gap-2 ${collapsed ? "flex-col" : "justify-between"}`}>
        <Wordmark name="LegalAI" mark="page" to="/legalai/dashboard" compact={collapsed} />
        <button
          type="button"
          onClick={toggle}
          aria-expanded={!collapsed}
          className="needs-script nav-link size-11 justify-center px-0"
        >
          <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" />
          <span className="sr-only">{collapsed ? "Widen the sidebar" : "Narrow the sidebar"}</span>
        </button>
      </div>
      <Navigation label="LegalAI" who={who} compact={collapsed} />
    </aside>
  );
}
