import {
  Ban,
  CalendarCheck,
  CircleDashed,
  CircleX,
  Hourglass,
  type LucideIcon,
  MessageCircle,
  Trophy,
} from "lucide-react";
import { type LeadStatus, leadStatusLabels } from "../../schemas/leads/lead-handling.ts";

const signs: Record<LeadStatus, LucideIcon> = {
  new: CircleDashed,
  contacted: MessageCircle,
  meeting: CalendarCheck,
  won: Trophy,
  lost: CircleX,
  spam: Ban,
};

/** How far the agency is with a lead, by word and sign. */
export function LeadStatusMark({ status, held }: { status: LeadStatus; held: boolean }) {
  const Sign = held ? Hourglass : signs[status];
  return (
    <span className={`lead-status ${held ? "held" : status}`}>
      <Sign aria-hidden="true" strokeWidth={1.75} className="size-4" />
      {held ? "Held back" : leadStatusLabels[status]}
    </span>
  );
}
