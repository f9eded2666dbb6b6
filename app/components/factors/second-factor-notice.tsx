import { Link } from "react-router";
import { formatDate } from "../../lib/dates.ts";
import { secondFactorPath } from "../legalai/addresses.ts";
import { Notice } from "../ui/notice.tsx";

/** Says in good time that a firm is about to want a second factor of somebody who has none. */
export const SecondFactorNotice = ({ firm, from }: { firm: string; from: number }) => (
  <div className="arrival">
    <Notice>
      From {formatDate(from)}, {firm} asks all its members for a second factor.{" "}
      <Link to={secondFactorPath} className="link">
        Set yours up
      </Link>{" "}
      before then; it takes a minute.
    </Notice>
  </div>
);
