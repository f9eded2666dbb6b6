import type { Action } from "../../../app/schemas/firm.ts";
import { password } from "../harness/accounts.ts";
import type { World } from "../harness/worlds.ts";

/** Where a form is sent and what with; whether somebody who acts in a firm may; what it answers who may not. */
export type Attempt = {
  params?: Record<string, string>;
  fields?: Record<string, string>;
  isFor: (person: number, acting: number) => boolean;
  refused?: number[];
};

const hidden = [403, 404];
const id = () => crypto.randomUUID();

/** To each case, for who sees it and has the right. */
const toCases =
  (right: Action, fields: (caseId: string) => Record<string, string> = () => ({})) =>
  ({ caseIds, things, sees, may }: World): Attempt[] =>
    caseIds.slice(0, 3).map((caseId, one) => ({
      params: { caseId },
      fields: fields(caseId),
      isFor: (person, acting) =>
        things[one]?.firm === acting && sees(person, one) && may(person, acting, right),
    }));

/** The same of a list, which does what it may and leaves alone the rest. */
const ofList =
  (right: Action, fields: Record<string, string> = {}) =>
  (world: World) =>
    toCases(right, (caseId) => ({ id: caseId, ...fields }))(world).map((one) => ({
      ...one,
      refused: [...hidden, 202],
    }));

/** The same of the list on a matter's page. */
const ofMatter =
  (right: Action, fields: Record<string, string> = {}) =>
  (world: World) =>
    ofList(
      right,
      fields,
    )(world).map((one) => ({ ...one, params: { matterId: world.matterIds[0] ?? "" } }));

/** To each comment, for who wrote it, as long as they see its case and may write there. */
const toComments = (fields: Record<string, string>) => (world: World) =>
  toCases("write")(world).map((one, at): Attempt => {
    const { id: comment, author } = world.said[at] ?? { id: "", author: -1 };
    return {
      ...one,
      fields: { ...fields, comment },
      isFor: (person, acting) => author === person && one.isFor(person, acting),
    };
  });

const toMatters =
  (right: Action, fields: Record<string, string>, level = ["content"]) =>
  ({ matterIds, seesMatter, firmOfMatter, may }: World): Attempt[] =>
    matterIds.map((matterId, at) => ({
      ...{ params: { matterId }, fields },
      isFor: (person, acting) =>
        firmOfMatter(at) === acting &&
        level.includes(seesMatter(person, at)) &&
        may(person, acting, right),
    }));

/** To the playbook of each firm, for who keeps playbooks there. */
const toPlaybooks =
  (fields: Record<string, string>) =>
  ({ playbookIds, may }: World): Attempt[] =>
    playbookIds.map((playbookId, firm) => ({
      ...{ params: { playbookId }, fields },
      isFor: (person, acting) => acting === firm && may(person, acting, "playbooks"),
    }));

/** A rule, as its form sends it. */
const aRule = {
  ...{ clause: "indemnity", kind: "absent", level: "High" },
  ...{ preferred_why: "It costs.", not_acceptable_why: "It costs." },
};

/** In the firm in which somebody acts, with what is that firm's, and with what is another's. */
const inFirms =
  (right: Action, fields: (world: World, firm: number) => Record<string, string>) =>
  (world: World): Attempt[] =>
    world.ids.map((_, firm) => ({
      fields: fields(world, firm),
      isFor: (person, acting) => acting === firm && world.may(person, acting, right),
    }));

const toMembers =
  (fields: Record<string, string>, everybodyToThemselves: boolean) =>
  ({ seats, may, isIn }: World): Attempt[] =>
    seats.map(({ userId }, whom) => ({
      ...{ params: { userId }, fields },
      isFor: (person, acting) =>
        (person === whom && (everybodyToThemselves || acting < 0)) ||
        (isIn(whom, acting) && may(person, acting, "manage")),
    }));

/** In the firm in which somebody acts, about nothing that has an id. */
const here = (right: Action, fields: Record<string, string>) => (world: World) => [
  {
    fields,
    isFor: (person: number, acting: number) => acting < 0 || world.may(person, acting, right),
  },
];

const webhook = (world: World, firm: number) => ({ webhook: world.hooks[firm] ?? "" });

/** What each form asks of who sends it, by the page's file and the name of its button. */
export const forms: Record<string, (world: World) => Attempt[]> = {
  "case/case flag": toCases("write", () => ({ flag: id(), version: "0", state: "accepted" })),
  "case/case edit-flag": toCases("write", () => ({
    ...{ flag: id(), version: "0", clauseTitle: "Mine", riskLevel: "Low" },
  })),
  "case/case hide-flag": toCases("write", () => ({ flag: id(), version: "0", hidden: "true" })),
  "case/case delete-flag": toCases("write", () => ({ flag: id(), version: "0" })),
  "case/case add-flag": toCases("write", () => ({
    ...{ quote: "words", clauseTitle: "Mine", riskLevel: "Low" },
  })),
  "case/case edit-case": toCases("write", () => ({
    ...{ field: "note", value: "Mine.", version: "0" },
  })),
  "case/case decide-flags": toCases("write", () => ({
    ...{ flag: `${id()}:0`, decide: "accepted" },
  })),
  "case/case undo": toCases("write"),
  "dates/case-dates date-state": toCases("write", () => ({
    ...{ date: id(), version: "1", state: "confirmed" },
  })),
  "dates/case-dates date-day": toCases("write", () => ({
    ...{ date: id(), version: "1", day: "2027-05-03", note: "" },
  })),
  "dates/case-dates date-event": toCases("write", () => ({
    ...{ date: id(), version: "1", day: "2027-05-03" },
  })),
  "dates/case-dates add-date": toCases("write", () => ({
    ...{ day: "2027-05-03", what: "Mine", action: "other" },
  })),
  "case/case comment": toCases("write", () => ({ text: "Please look." })),
  "case/case edit-comment": toComments({ text: "Changed." }),
  "case/case delete-comment": toComments({}),
  // Who cannot see a case has nothing to read in it.
  "case/case read": (world) =>
    toCases("read")(world).map((one) => ({ ...one, refused: [...hidden, 200, 202] })),
  "case/case playbook": toCases("write", () => ({ playbook_id: "" })),
  "case/case override": toCases("write", () => ({ rule_id: "cap", result: "" })),
  "case/case client": toCases("write", () => ({ client: "Acme" })),
  "case/case analyse": toCases("write"),
  "case/case renew": toCases("write"),
  "legalai/cases delete": ofList("delete"),
  "legalai/cases move": ofList("write", { matter_id: "unfiled" }),
  "legalai/cases move-back": ofList("write"),
  "legalai/cases restore": ofList("delete"),
  "legalai/cases rename": toCases("write", (caseId) => ({ id: caseId, case_name: "Mine now" })),
  "playbooks/playbooks start": here("playbooks", { starter: "confidentiality" }),
  "playbooks/import": (world) =>
    here("playbooks", {})(world).map((one) => ({ ...one, refused: [403] })),
  "playbooks/playbooks from-case": (world) =>
    toCases("playbooks", (case_id) => ({ case_id }))(world).map((one) => ({ ...one, params: {} })),
  "playbooks/playbooks blank": here("playbooks", { name: "Another" }),
  "playbooks/playbook about": toPlaybooks({ draft_version: "0", name: "Mine now" }),
  "playbooks/playbook up": toPlaybooks({ draft_version: "0", rule: "law" }),
  "playbooks/playbook down": toPlaybooks({ draft_version: "0", rule: "cap" }),
  "playbooks/playbook remove": toPlaybooks({ draft_version: "0", rule: "cap" }),
  "playbooks/playbook publish": toPlaybooks({ draft_version: "0" }),
  "playbooks/playbook discard": toPlaybooks({ draft_version: "0" }),
  "playbooks/playbook default": toPlaybooks({ default: "yes" }),
  "playbooks/playbook delete-playbook": toPlaybooks({}),
  "playbooks/rule": (world) =>
    toPlaybooks({ ...aRule, draft_version: "0" })(world).map((one) => ({
      ...one,
      params: { ...one.params, ruleId: "cap" },
    })),
  "legalai/upload": here("write", {}),
  "legalai/sample": here("write", {}),
  "matters/new-matter": here("write", { name: "Another" }),
  "matters/matter change": toMatters("write", { name: "Mine now", version: "1" }),
  "matters/matter let-in": toMatters("write", { version: "1" }, ["content", "name"]),
  "matters/matter delete-matter": toMatters("delete", {}),
  "matters/matter rename": (world) =>
    toCases("write", (caseId) => ({ id: caseId, case_name: "Mine now" }))(world).map((one) => ({
      ...one,
      params: { matterId: world.matterIds[0] ?? "" },
    })),
  "matters/matter delete": ofMatter("delete"),
  "matters/matter restore": ofMatter("delete"),
  "matters/matter move": ofMatter("write", { matter_id: "unfiled" }),
  "matters/matter move-back": ofMatter("write"),
  ...Object.fromEntries(
    ["save", "download"].map((intent) => [
      `letters/letter ${intent}`,
      toCases("write", () => ({
        ...{ kind: "letter", date: "Today", to: "Acme", from: "Us", subject: "The deed" },
        ...{ body: "Dear Acme", version: "0" },
      })),
    ]),
  ),
  "letters/letter discard": toCases("write"),
  "marking/marked": toCases("export", () => ({ reader: "other_side" })),
  // Who may not have it is sent to its page, which says why.
  "marking/marked-copy": (world) =>
    toCases("export", () => ({ reader: "other_side" }))(world).map((one) => ({
      ...one,
      refused: [303],
    })),
  "scans/scan": toCases("write", () => ({ seen: "1", page: "0", word: "0", text: "x" })),
  "versions/versions": toCases("write"),
  "versions/earlier-version take-away": (world) =>
    toCases("write")(world).map((one) => ({ ...one, params: { ...one.params, number: "1" } })),
  "letters/letterhead": here("manage", {}),
  "firm/settings settings": here("manage", {
    ...{ name: "Ours now", time_zone: "Australia/Perth", password_length: "12", marks_by: "firm" },
  }),
  "firm/settings retention": here("manage", { originals: "90_days" }),
  "firm/firm invite": here("invite", { email: "new@banksia.example", role: "lawyer" }),
  "firm/firm withdraw": inFirms("manage", (world, firm) => ({
    invitation: world.invited[firm] ?? "",
  })),
  "firm/firm invite-again": inFirms("manage", (world, firm) => ({
    ...{ invitation: world.invited[firm] ?? "", password },
  })),
  "firm/erase": (world) =>
    here("manage", {})(world).map((one) => ({ ...one, refused: [400, 403] })),
  "firm/member role": toMembers({ role: "owner", password }, false),
  "firm/member remove": toMembers({}, true),
  "firm/switch": ({ ids, isIn }) =>
    ids.map((firm, one) => ({ fields: { firm }, isFor: (person) => isIn(person, one) })),
  "dates/calendars revoke": () => [{ fields: { calendar: id() }, isFor: () => false }],
  "firm/tokens revoke": ({ seats, may }) =>
    seats.flatMap(({ tokens }) =>
      tokens.map((token, firm) => ({
        fields: { token: token?.id ?? id() },
        isFor: (person: number, acting: number) => acting === firm && may(person, firm, "manage"),
      })),
    ),
  "legalai/tokens revoke": ({ seats }) =>
    seats.flatMap(({ tokens }, whose) =>
      tokens.map((token) => ({
        fields: { token: token?.id ?? id() },
        isFor: (person: number) => person === whose,
      })),
    ),
  "firm/webhooks make": here("manage", {
    ...{ url: "https://hooks.banksia.example/", events: "flag.decided", password },
  }),
  "firm/webhooks test": inFirms("manage", webhook),
  "firm/webhooks off": inFirms("manage", webhook),
  "firm/webhooks on": inFirms("manage", webhook),
  "firm/webhooks delete": inFirms("manage", webhook),
};

/** Forms that are about nobody but who sends them, or who has a link or a password: of no firm. */
export const ownForms = [
  ...["legalai/auth", "legalai/confirm", "legalai/forgot-password", "legalai/reset-password"],
  ...[
    "legalai/sign-out",
    "legalai/delete-account",
    "legalai/account-data",
    "legalai/tokens make",
    "dates/calendars make",
    "firm/firm new-firm",
  ],
  ...["change-password", "end-session", "end-everywhere", "mails", "name"].map(
    (intent) => `legalai/account ${intent}`,
  ),
  ...["join", "sign-in", "sign-up"].map((intent) => `firm/join ${intent}`),
  ...["factors/second-step", "factors/second-factor code", "factors/recovery-codes"],
  ...["begin", "confirm", "turn-off"].map((intent) => `factors/authenticator ${intent}`),
  ...["rename", "remove"].map((intent) => `factors/passkeys ${intent}`),
];
