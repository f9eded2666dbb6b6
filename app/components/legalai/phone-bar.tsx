import { Menu, X } from "lucide-react";
import { useRef } from "react";
import { Wordmark } from "../ui/wordmark.tsx";
import { Navigation, type Who } from "./navigation.tsx";

const menuId = "menu";

/** The navigation of a narrow window: a bar, and a sheet that the browser itself opens and closes. */
export function PhoneBar({ who }: { who: Who }) {
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <header className="phone-bar no-print">
      <Wordmark name="LegalAI" mark="page" to="/legalai/dashboard" />
      <button type="button" popoverTarget={menuId} className="nav-link size-11 justify-center px-0">
        <Menu aria-hidden="true" strokeWidth={1.5} className="size-6" />
        <span className="sr-only">Menu</span>
      </button>
      <div ref={sheet} id={menuId} popover="auto" className="menu-sheet">
        <div className="flex items-center justify-between">
          <Wordmark name="LegalAI" mark="page" to="/legalai/dashboard" />
          <button
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            className="nav-link size-11 justify-center px-0"
          >
            <X aria-hidden="true" strokeWidth={1.5} className="size-6" />
            <span className="sr-only">Close the menu</span>
          </button>
        </div>
        <Navigation label="LegalAI, menu" who={who} onGo={() => sheet.current?.hidePopover()} />
      </div>
    </header>
  );
}
