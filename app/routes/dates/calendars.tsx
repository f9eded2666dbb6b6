import { CalendarList } from "../../components/dates/calendar-list.tsx";
import { NewCalendar } from "../../components/dates/new-calendar.tsx";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { Refusal } from "../../components/forms/refusal.tsx";
import { calendarsPath } from "../../components/legalai/addresses.ts";
import { accountPath, withNotice } from "../../components/legalai/arrivals.ts";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { ShownOnce } from "../../components/tokens/shown-once.tsx";
import { requestScope } from "../../context.ts";
import {
  calendarFormSchema,
  type MadeCalendar,
  revokeCalendarSchema,
} from "../../schemas/dates/calendar.ts";
import {
  listCalendars,
  makeCalendar,
  revokeCalendar,
} from "../../services/dates/calendars.server.ts";
import { matterChoice } from "../../services/matters/choices.server.ts";
import { formActions, formWork, seeOther } from "../form-action.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/calendars.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Calendars · LegalAI" },
  { name: "robots", content: "noindex" },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const member = context.get(memberContext);
  const [calendars, matters] = await Promise.all([
    listCalendars(env, member),
    matterChoice(env, member, null),
  ]);
  return {
    calendars,
    matters: matters.map(({ id, name }) => ({ id, name })),
    timeZone: member.firm.timeZone,
  };
}

const failed = "That could not be done. Please try again in a minute.";

type Done = Response | { result: undefined; made: MadeCalendar };

export const action = formActions({
  /** The address is in this answer alone. */
  make: formWork(
    calendarFormSchema,
    async (asked, { context }: Route.ActionArgs): Promise<Done> => {
      const made = await makeCalendar(context.get(requestScope), context.get(memberContext), asked);
      return { result: undefined, made };
    },
    failed,
  ),
  revoke: formWork(
    revokeCalendarSchema,
    async ({ calendar }, { context }: Route.ActionArgs): Promise<Done> => {
      await revokeCalendar(context.get(requestScope), context.get(memberContext), calendar);
      return seeOther(withNotice(calendarsPath, "calendar-off"));
    },
    failed,
  ),
});

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function CalendarsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { calendars, matters, timeZone } = loaderData;
  const made = actionData && "made" in actionData ? actionData.made : undefined;
  const several = new Set(calendars.map((one) => one.firm.id)).size > 1;
  return (
    <main id="main" className="screen narrow">
      <header className="grid gap-1">
        <BackTo to={accountPath} page="Account" />
        <h1 className="text-2xl">Calendars</h1>
        <p className="text-soft">
          Your calendar program can fetch the dates that you may see here, with reminders 30, 7 and
          1 days before. It gets what somebody has confirmed, and what the program is surest of,
          marked “Not checked”: of those one in four had another day on papers that it had never
          seen. It misses dates too, so an empty calendar does not show that nothing is due.
        </p>
      </header>
      <Refusal result={actionData?.result} />
      {made && (
        <ShownOnce
          key={made.calendar.id}
          title={`“${made.calendar.name}” is ready to be subscribed to`}
          secret={made.url}
          of="the address"
        />
      )}
      {calendars.length > 0 && (
        <section className="sheet grid gap-4 p-5 sm:p-8" aria-labelledby="calendars-title">
          <h2 id="calendars-title">Your calendars</h2>
          <CalendarList calendars={calendars} showFirm={several} timeZone={timeZone} />
        </section>
      )}
      <section className="sheet grid gap-4 p-5 sm:p-8" aria-labelledby="new-calendar-title">
        <h2 id="new-calendar-title">New calendar</h2>
        <p className="text-soft">
          You get an address for “Subscribe to a calendar” or “Add from the internet”. Whoever has
          it can read the dates with the names of their cases, as long as you may: keep it to
          yourself. Your calendar program’s maker sees them too.
        </p>
        <NewCalendar
          // Empty again once it is made.
          key={made?.calendar.id ?? ""}
          matters={matters}
          result={actionData?.result}
        />
      </section>
    </main>
  );
}
