import type { EventDetails } from "../../schemas/event-details.ts";
import type { RecordAction, RecordedKind } from "../../schemas/record.ts";

/** What somebody did, as what follows their name. */
const did: Record<RecordAction, string> = {
  sign_in: "signed in",
  upload: "uploaded",
  open: "opened",
  export: "exported",
  decision: "decided a flag of",
  edit: "edited the analysis of",
  publication: "published",
  reading: "chose a playbook for",
  override: "overrode a playbook’s rule for",
  assignment: "assigned a flag of",
  comment: "commented on",
  share: "changed who may see",
  let_in: "gave themselves access to",
  invitation: "sent",
  withdrawal: "withdrew",
  joining: "joined the firm",
  leaving: "left the firm",
  removal: "removed",
  role: "changed the role of",
  creation: "created",
  change: "changed",
  deletion: "deleted",
  restoration: "restored",
  settings: "changed the settings of",
  use: "used",
  refusal: "was refused",
};

/** What says it better for one kind of thing. */
const didTo: Record<string, string> = {
  "share case": "moved",
  "deletion token": "revoked",
  "deletion calendar": "turned off",
  "creation passkey": "added",
  "deletion passkey": "removed",
  "creation authenticator": "set up",
  "deletion authenticator": "turned off",
  "creation recovery_codes": "created new",
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
  calendar: "a calendar address",
  webhook: "a webhook",
  case: "a document",
  file: "the original of a document",
  text: "the text of a document",
  report: "the report of a document",
  letter: "a letter to the client",
  marked: "the marked copy of a document",
  playbook: "a playbook",
  template: "the firm’s letterhead",
  data: "a copy of all they can see",
  passkey: "one of their passkeys",
  authenticator: "their authenticator app",
  recovery_codes: "recovery codes",
};

const alone: RecordAction[] = ["sign_in", "joining", "leaving", "refusal"];

/** The actions by what they are called where one is chosen. */
export const actionLabels: Record<RecordAction, string> = {
  sign_in: "Sign-in",
  upload: "Upload",
  open: "Opened",
  export: "Export",
  decision: "Decision",
  edit: "Edit",
  publication: "Playbook published",
  reading: "Playbook chosen",
  override: "Rule overridden",
  assignment: "Assignment",
  comment: "Comment",
  share: "Access changed",
  let_in: "Access given by an owner",
  invitation: "Invitation sent",
  withdrawal: "Invitation withdrawn",
  joining: "Joined",
  leaving: "Left",
  removal: "Member removed",
  role: "Role changed",
  creation: "Created",
  change: "Change",
  deletion: "Deletion",
  restoration: "Restored",
  settings: "Settings",
  use: "Recovery code used",
  refusal: "Refused",
};

type Told = {
  action: RecordAction;
  thing: { kind: RecordedKind };
  actor: { id: string };
  details: EventDetails | null;
};

/** "uploaded" and "a document"; where the action says all, nothing follows. */
export const eventInWords = ({ action, thing, actor, details }: Told) => ({
  // Who takes over from a member who goes is let in by whoever hands over.
  did: details?.added?.some(({ id }) => action === "let_in" && id !== actor.id)
    ? "gave access to"
    : (didTo[`${action} ${thing.kind}`] ?? did[action]),
  what: alone.includes(action) ? "" : things[thing.kind],
});
