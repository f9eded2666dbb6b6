import { account } from "./account.ts";
import { ask } from "./ask.ts";
import { auth } from "./auth.ts";
import { type Call, call } from "./call.ts";
import { caseFiles } from "./case-files.ts";
import { cases } from "./cases.ts";
import { comments } from "./comments.ts";
import { calendars } from "./dates/calendars.ts";
import { caseDates } from "./dates/case-dates.ts";
import { firmDates } from "./dates/firm-dates.ts";
import { factors } from "./factors.ts";
import { firms } from "./firms.ts";
import { hand } from "./hand.ts";
import { invitations } from "./invitations.ts";
import { letters } from "./letters.ts";
import { matters } from "./matters.ts";
import { describeApi } from "./openapi.ts";
import { playbooks, readings } from "./playbooks.ts";
import { record } from "./record.ts";
import { site } from "./site.ts";
import { tokens } from "./tokens.ts";
import { versions } from "./versions.ts";
import { webhooks } from "./webhooks.ts";

let description: string | undefined;

const itself = call({
  method: "GET",
  path: "/openapi.json",
  summary: "This description",
  answer: "application/json",
  async run() {
    description ??= JSON.stringify(describeApi(calls));
    return description;
  },
});

/** Every call of the API, in the order of its description. */
export const calls: Call[] = [
  ...site,
  itself,
  ...auth,
  ...factors,
  ...account,
  ...firms,
  ...invitations,
  ...cases,
  ...hand,
  ...caseFiles,
  ...caseDates,
  ...firmDates,
  ...calendars,
  ...versions,
  ...ask,
  ...letters,
  ...matters,
  ...comments,
  ...playbooks,
  ...readings,
  ...record,
  ...tokens,
  ...webhooks,
];
