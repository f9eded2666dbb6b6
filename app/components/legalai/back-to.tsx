import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";

/** The way to the page above this one: over its heading, the same on every page that has one. */
export const BackTo = ({ to, page }: { to: string; page: string }) => (
  <nav aria-label="Breadcrumb" className="text-xs">
    <Link to={to} className="back-to">
      <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
      {page}
    </Link>
  </nav>
);
