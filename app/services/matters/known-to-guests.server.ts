import type { EventDetails } from "../../schemas/event-details.ts";
import type { Matter, MatterEvent } from "../../schemas/matter.ts";
import type { Member } from "../firms/rights.ts";

/** Somebody without an address, where `knows` does not hold of them. */
const hidden =
  (knows: (id: string) => boolean) =>
  <Who extends { id: string; email: string }>(who: Who): Who =>
    knows(who.id) ? who : { ...who, email: "" };

/**
 * A matter and its record as a guest's page has them: of the others in it they are told the names, an address only of
 * whoever looks after it, whom they may ask.
 */
export function knownToGuest(
  { user }: Member,
  matter: Matter,
  events: readonly MatterEvent[],
): { matter: Matter; events: MatterEvent[] } {
  const hide = hidden((id) => id === user.id || id === matter.responsible?.id);
  const inDetails = ({ person, heir, added, removed, ...details }: EventDetails): EventDetails => ({
    ...details,
    ...(person && { person: hide(person) }),
    ...(heir && { heir: hide(heir) }),
    ...(added && { added: added.map(hide) }),
    ...(removed && { removed: removed.map(hide) }),
  });
  return {
    matter: { ...matter, members: matter.members.map(hide) },
    events: events.map(({ actor, details, ...event }) => ({
      ...event,
      ...{ actor: hide(actor), details: details && inDetails(details) },
    })),
  };
}
