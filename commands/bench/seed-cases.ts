import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { analyseDocument } from "../../app/analysis/analyse.ts";
import { packJson } from "../../app/db/packed-json.server.ts";
import type { CaseAnalysis } from "../../app/db/schema.server.ts";
import { truncateUtf8 } from "../../app/lib/text/utf8.ts";
import { type RiskFlag, unbound } from "../../app/schemas/analysis.ts";
import { cutPassages } from "../../app/services/cases/passages.ts";
import { countOpen } from "../../app/services/cases/rows.server.ts";
import { readingColumns } from "../../app/services/cases/stored-reading.server.ts";
import type { Member } from "../../app/services/firms/rights.ts";
import { cardLabel } from "../../app/services/search/passage-index.server.ts";
import { hashToken, randomToken } from "../../app/services/tokens.server.ts";
import { contractText } from "../../tests/fixtures/contract.ts";
import { inserter } from "./insert-rows.ts";
import { seedMatters } from "./seed-matters.ts";

export type Account = {
  userId: string;
  member: Member;
  cookie: string;
  someCase: string;
  rareWord: string;
  someMatter: string;
};

const day = 24 * 60 * 60_000;
const types = ["Lease", "Services", "Deed", null];
const levels = ["High", "Medium", "Low"] as const;
const paragraphs = contractText.split("\n").filter(Boolean);

/** The same numbers each time (mulberry32), from 0 to 1. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A made-up word; the higher the rank the rarer it is in a text. */
const word = (rank: number) =>
  [...String(rank)]
    .map((digit) => ["ka", "ro", "mi", "tu", "sel", "pan", "vor", "di", "lun", "be"][Number(digit)])
    .join("");

/** What a seeded case is made of. */
type Content = {
  text: string;
  summary: string;
  flags: readonly RiskFlag[];
  analysis: CaseAnalysis;
};

/** 100 real contracts, and what the built-in analyser finds in them; null where the data is not there. */
export function realContent(): Content[] | null {
  const data = "../shared/data/cuad/train.jsonl.gz";
  if (!existsSync(data)) return null;
  const lines = gunzipSync(readFileSync(data)).toString().split("\n").filter(Boolean);
  return lines
    .map((line) => (JSON.parse(line) as { text: string }).text)
    .filter(({ length }) => length > 20_000 && length < 110_000)
    .slice(0, 100)
    .map((text) => {
      const { executiveSummary, riskFlags, words, analyser, ...analysis } = analyseDocument(text);
      return { text, summary: executiveSummary, flags: riskFlags, analysis };
    });
}

/** 47 KiB of text, with as many flags as real contracts of that length have. */
export function longContent(random: () => number): Content {
  const text = textOf(random, 47 * 1024);
  const flags = Array.from({ length: 3 }, () => flagsOf(text, random, 6)).flat();
  return { text, summary: text.slice(0, 800), flags, analysis: analysisOf(flags.slice(0, 4)) };
}

/** About 30 KB like a contract's: real clauses, and as many rare words as names and numbers would be. */
function madeUpContent(random: () => number): Content {
  const text = textOf(random, 30_000);
  const flags = flagsOf(text, random);
  return { text, summary: text.slice(0, 900), flags, analysis: analysisOf(flags) };
}

/** Four pages of a firm's older cases: what a list costs does not hang on their length. */
const shortContent = (random: () => number): Content => {
  const text = textOf(random, 3_000);
  const flags = flagsOf(text, random, 5);
  return { text, summary: text.slice(0, 900), flags, analysis: analysisOf(flags) };
};

/** Of very many cases the first 2,000 are long. */
const firmContent = (random: () => number, index: number) =>
  index < 2_000 ? madeUpContent(random) : shortContent(random);

/** An analysis that found a clause for each of these flags, and nothing besides. */
function analysisOf(flags: readonly RiskFlag[]): CaseAnalysis {
  const { executiveSummary, riskFlags, words, analyser, ...nothing } = analyseDocument("");
  const clauses = flags.map(({ clauseTitle, start, end, burdens, benefits, place }) => ({
    ...{
      id: "indemnity",
      clauseTitle,
      score: 0.9,
      start,
      end,
      burdens,
      benefits,
      place,
      values: {},
    },
  }));
  const governingLaw = { value: "New South Wales", start: 0, end: 20 };
  return { ...nothing, facts: { ...nothing.facts, governingLaw }, clauses };
}

function textOf(random: () => number, textLength: number): string {
  const parts: string[] = [];
  for (let length = 0; length < textLength; ) {
    const clause = paragraphs[Math.floor(random() * paragraphs.length)] ?? "";
    const names = Array.from({ length: 12 }, () => word(Math.floor(40_000 * random() ** 4)));
    const part = `${clause} ${names.join(" ")}.\n`;
    parts.push(part);
    length += part.length;
  }
  return parts.join("");
}

function flagsOf(
  text: string,
  random: () => number,
  count = Math.floor(random() * 12),
): RiskFlag[] {
  return Array.from({ length: count }, (_, i) => {
    const start = i * 500;
    return {
      ...unbound,
      riskLevel: levels[Math.floor(random() * 3)] ?? "Low",
      clauseTitle: "Indemnity",
      ...{ quote: text.slice(start, start + 300), start, end: start + 300 },
      explanation: "The words show a clause that makes one party pay for the other's loss. ".repeat(
        4,
      ),
      recommendation: "Ask for a cap, and for an indemnity limited to the party's own negligence. ",
    };
  });
}

/**
 * Puts a signed-in user with so many analysed cases, and their words in the index, into a migrated database.
 * @param matters in how many matters three of four of them lie.
 * @param contentOf what the case with this number holds; the same numbers come out of `random` each time.
 */
export function seedAccount(
  database: DatabaseSync,
  cases: number,
  matters = 0,
  contentOf: (random: () => number, index: number) => Content = firmContent,
): Account {
  const random = numbers(cases);
  const userId = randomUUID();
  const session = { id: randomToken(15), secret: randomToken(32) };
  const now = Date.now();
  const insert = inserter(database);

  database.exec("PRAGMA synchronous = OFF");
  insert("users", {
    id: userId,
    email: `${userId}@firm.example`,
    password_hash: "-",
    created_at: now,
  });
  const firm = { id: userId, name: "The firm", timeZone: "Australia/Sydney" };
  insert("firms", { id: firm.id, name: firm.name, time_zone: firm.timeZone, created_at: now });
  insert("members", { firm_id: firm.id, user_id: userId, role: "owner", mails: 1, joined_at: now });
  insert("sessions", {
    ...{ id: session.id, secret_hash: hashToken(session.secret), user_id: userId },
    ...{ user_agent: "", country: "AU", created_at: now, last_seen_at: now },
  });
  const index = (rowid: number, body: string, labels: string) =>
    insert("case_passages_fts", { rowid, body, owner: firm.id.replaceAll("-", ""), labels });
  const matterIds = seedMatters(insert, firm.id, userId, matters);
  let someCase = "";
  for (let i = 0; i < cases; i++) {
    const id = randomUUID();
    const { text, summary, flags, analysis } = contentOf(random, i);
    const failed = i % 50 === 7;
    const found = readingColumns(flags, analysis);
    const name = `${word(Math.floor(random() * 5_000))} v ${word(i)}`;
    // Each in a transaction of its own, as cases come: the index grows differently in one.
    database.exec("BEGIN");
    insert("legal_cases", {
      ...{
        id,
        firm_id: firm.id,
        matter_id: i % 4 === 0 ? null : (matterIds[i % matters] ?? null),
        user_id: userId,
        case_name: name,
        case_type: types[i % 4] ?? null,
      },
      ...{ file_name: `${name}.docx`, file_type: "docx", file_size: text.length },
      ...{ file_sha256: hashToken(id), status: failed ? "failed" : "analyzed", stage: "done" },
      ...{ failure_code: failed ? "no_text" : null, failure_message: failed ? "Empty." : null },
      ...{ attempt: 1, tries: 1, created_at: now - Math.floor((i * 400 * day) / cases) },
      ...{ analyzed_at: now, words: text.length / 6, analyser: "built-in 2" },
      ai_summary: summary,
      risk_flags: failed ? null : found.risk_flags,
      top_risk: failed ? null : found.top_risk,
      analysis: packJson(found.analysis),
      file_content: truncateUtf8(text, 1_000),
    });
    if (!failed) {
      const open = countOpen(
        flags.map((flag) => ({ ...flag, state: "open" as const, hidden: false })),
      );
      insert("open_flags", {
        ...{ case_id: id, firm_id: firm.id, high: open.High, medium: open.Medium, low: open.Low },
        ...{ changes: 1, counted: 1 },
      });
    }
    const names = {
      body: `${name}\n${name}.docx`,
      start: 0,
      length: 0,
      byte_start: 0,
      byte_length: 0,
    };
    for (const [position, { body, ...place }] of [names, ...cutPassages(text)].entries()) {
      const { lastInsertRowid } = insert("case_passages", { case_id: id, position, ...place });
      const rowid = Number(lastInsertRowid);
      index(rowid, body, position === 0 ? "names" : "words");
    }
    const beside = (position: number, body: string, labels: string) => {
      const place = { start: 0, length: 0, byte_start: 0, byte_length: 0 };
      const { lastInsertRowid } = insert("case_passages", { case_id: id, position, ...place });
      index(Number(lastInsertRowid), body, labels);
    };
    beside(-1, "Governing law: New South Wales", `findings ${cardLabel("indemnity")}`);
    if (i % 4 === 0) {
      const text = `Please ask ${name} about the ${word(i % 300)} of it.`;
      insert("comments", {
        ...{ id: randomUUID(), firm_id: firm.id, case_id: id, author_id: userId, text },
        created_at: now,
      });
      beside(-2, text, "comments");
      insert("case_clients", { case_id: id, client: `${name} Pty Ltd` });
      beside(-3, `${name} Pty Ltd`, "client");
    }
    database.exec("COMMIT");
    someCase = id;
  }
  return {
    ...{ userId, someCase, rareWord: word(39_000), someMatter: matterIds[1] ?? "" },
    member: { user: { id: userId, email: "" }, firm, role: "owner", token: null },
    cookie: `__Host-session=${session.id}.${session.secret}`,
  };
}
