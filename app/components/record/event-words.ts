import type { RecordAction, RecordedKind } from "../../schemas/record.ts";

/** What somebody did, as what follows their name. */
const did: Record<RecordAction, string> = {
  sign_in: "signed in",
  upload: "uploaded",
  open: "opened",
  export: "took out",
  decision: "decided about a flag of",
  assignment: "assigned a flag of",
  comment: "wrote about",
  share: "changed who may see",
  let_in: "let themselves into",
  invitation: "made",
  withdrawal: "withdrew",
  joining: "joined the firm",
  leaving: "left the firm",
  removal: "removed",
  role: "changed the role of",
  creation: "made",
  change: "changed",
  deletion: "deleted",
  restoration: "took back the deletion of",
  settings: "changed the settings of",
  use: "used",
};

/** What says it better for one kind of thing. */
const didTo: Record<string, string> = {
  "share case": "moved",
  "deletion token": "revoked",
  "creation passkey": "added",
  "deletion passkey": "removed",
  "creation authenticator": "set up",
  "deletion authenticator": "turned off",
  "creation recovery_codes": "made new",
  "use recovery_codes": "used one of their",
};

const things: Record<RecordedKind, string> = {
  account: "an account",
  firm: "the firm",
  record: "the record",
  member: "a member",
  invitation: "an invitation",
  matter: "a matter",
  token: "an access token",
  webhook: "a webhook",
  case: "a case",
  file: "the original of a case",
  text: "the text of a case",
  report: "the report of a case",
  data: "a copy of all that they see",
  passkey: "a passkey of theirs",
  authenticator: "their authenticator app",
  recovery_codes: "recovery codes",
};

const alone: RecordAction[] = ["sign_in", "joining", "leaving"];

/** The actions by what they are called where one is chosen. */
export const actionLabels: Record<RecordAction, string> = {
  sign_in: "Sign-in",
  upload: "Upload",
  open: "Opening",
  export: "Taking out",
  decision: "Decision",
  assignment: "Assignment",
  comment: "Comment",
  share: "Sharing",
  let_in: "Owner let in",
  invitation: "Invitation",
  withdrawal: "Invitation withdrawn",
  joining: "Joining",
  leaving: "Leaving",
  removal: "Removal",
  role: "Role",
  creation: "Making",
  change: "Change",
  deletion: "Deletion",
  restoration: "Deletion taken back",
  settings: "Settings",
  use: "Recovery code used",
};

type Told = { action: RecordAction; thing: { kind: RecordedKind } };

/** "uploaded" and "a case"; where the action says all, nothing follows. */
export const eventInWords = ({ action, thing }: Told) => ({
  did: didTo[`${action} ${thing.kind}`] ?? did[action],
  what: alone.includes(action) ? "" : things[thing.kind],
});
