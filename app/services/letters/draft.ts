import { clauseRules } from "../../analysis/vocabulary/index.ts";
import { isGap } from "../../schemas/analysis.ts";
import type { Case } from "../../schemas/case.ts";
import { actingFor, bearingOn, shortName } from "../../schemas/client.ts";
import { machineNote } from "../../schemas/documents/scan.ts";
import { type CaseFlag, goesOut, weightiestFirst } from "../../schemas/flag.ts";
import type { Letter } from "../../schemas/letters/letter.ts";
import type { CaseDetails } from "../cases/details.server.ts";
import { correctedNames } from "../flags/corrections.server.ts";
import { forTheClient, suggestion, toClient } from "./plain-words.ts";

/**
 * The letter to the client as it is made from flags and gaps, for a lawyer to settle.
 * @param flags the ids of those that it tells of; undefined: as `goesOut` says.
 * @param options.date as it is to stand in the letter; `firm` the firm's name; `matterClient` the client of its matter,
 * to whom it goes where none was chosen for the case.
 */
export function draftLetter(
  details: CaseDetails,
  {
    firm,
    matterClient,
    date,
    flags,
  }: {
    firm: string;
    matterClient: string | null;
    date: string;
    flags?: readonly string[] | undefined;
  },
): Letter {
  const { case: of, analysis } = details;
  const { parties, client } = correctedNames(details);
  const { party } = actingFor({ ...of, client }, parties);
  const told = weightiestFirst(
    [...of.risk_flags, ...of.gaps].filter((flag) =>
      flags ? flags.includes(flag.id) : goesOut(flag),
    ),
  );
  const ways = party ? [party.name, ...party.aliases] : [];
  const points = told.map((flag, i) => {
    const place = isGap(flag) ? "not in the document" : flag.place;
    return [
      `${i + 1}. ${flag.clauseTitle}${place ? ` (${place})` : ""}`,
      ...(isGap(flag) ? [] : [`Who: ${whom(flag, party?.name ?? null, parties)}`]),
      `What it means for you: ${toClient(meaning(flag), ways)}`,
      `What we suggest: ${toClient(suggested(flag), ways)}`,
    ].join("\n");
  });
  const others = parties.filter(({ name }) => name !== party?.name).map(({ name }) => name);
  return {
    kind: "letter",
    date,
    to: (party?.name ?? client ?? matterClient ?? "Our client").slice(0, 200),
    subject: subjectOf(of, analysis?.documentType.label, party ? others : []).slice(0, 200),
    body: [opening(of, told.length, party?.role ?? null), ...points, closing(told.length)].join(
      "\n\n",
    ),
    from: firm.slice(0, 200),
  };
}

type Parties = Parameters<typeof shortName>[1];

/** Whom a clause binds, said to the client. */
function whom(flag: CaseFlag, client: string | null, parties: Parties): string {
  const named = (names: readonly string[]) =>
    new Intl.ListFormat("en-AU").format(names.map((name) => shortName(name, parties)));
  const { burdens, benefits } = flag;
  const others = burdens.filter((name) => name !== client);
  const gainers = benefits.filter((name) => name !== client);
  const inFavour = gainers.length > 0 ? `, in favour of ${named(gainers)}` : "";
  switch (client === null ? "unclear" : bearingOn(flag, client)) {
    case "against":
      return `It binds you${inFavour}.`;
    case "for":
      return others.length > 0
        ? `It is in your favour: it binds ${named(others)}.`
        : "It is in your favour.";
    case "both":
      return "It binds both sides alike.";
    case "unclear":
      return burdens.length > 0
        ? `It binds ${named(burdens)}${inFavour}.`
        : "Its words do not say plainly whom it binds.";
  }
}

/**
 * What a clause means in money or work: what its kind does and why that matters, or what an answer to the client's
 * question, or a person, has said of it.
 */
function meaning(flag: CaseFlag): string {
  const { clauseId, questionId, explanation, edited, by } = flag;
  const rule = clauseRules.find(({ id }) => id === clauseId);
  const isOurs = by === "person" || edited?.explanation !== undefined;
  const isOwn = isOurs || questionId !== null || isGap(flag);
  return forTheClient(rule && !isOwn ? `This clause ${rule.effect}. ${rule.why}` : explanation);
}

/** What is suggested, with the words that are proposed in the place of the document's, or beside them. */
const suggested = (flag: CaseFlag) => {
  const { recommendation, wording, replaces } = flag;
  const propose = replaces ? "In place of these words we propose" : "We propose to add";
  return (
    suggestion(recommendation) + (wording ? ` ${propose}: “${wording.replace(/\s+/g, " ")}”` : "")
  );
};

const subjectOf = (of: Case, label: string | undefined, others: string[]) =>
  label && others.length > 0
    ? `${label} with ${new Intl.ListFormat("en-AU").format(others)}`
    : of.case_name;

function opening(of: Case, points: number, role: string | null): string {
  const scanned = machineNote(of.notes)
    ? " We worked from a scan whose words were read by machine: please send us a copy with text if you have one."
    : "";
  const read = `We have read “${of.case_name}” for you${role ? `, as its ${role}` : ""}.${scanned}`;
  if (points === 0) return `${read} We have no point to raise with you about it.`;
  return points === 1
    ? `${read} One point matters to you.`
    : `${read} These ${points} points matter to you, the weightiest first.`;
}

const closing = (points: number) =>
  points === 0
    ? "Please call us if you would like to talk about it."
    : "Please tell us which of these you would like us to raise with the other side. We are glad to talk them through with you.";
