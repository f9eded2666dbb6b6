import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { RiskFlag } from "../../app/schemas/analysis.ts";
import { cutPassages } from "../../app/services/cases/passages.ts";
import { hashToken, randomToken } from "../../app/services/tokens.server.ts";
import { contractText } from "../../tests/fixtures/contract.ts";

export type Account = { userId: string; cookie: string; someCase: string; rareWord: string };

const textLength = 30_000;
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

/** About 30 KB like a contract's: real clauses, and as many rare words as names and numbers would be. */
function textOf(random: () => number): string {
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

function flagsOf(text: string, random: () => number): RiskFlag[] {
  return Array.from({ length: Math.floor(random() * 12) }, (_, i) => {
    const start = i * 500;
    return {
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

/** Puts a signed-in user with so many analysed cases, and their words in the index, into a migrated database. */
export function seedAccount(database: DatabaseSync, cases: number): Account {
  const random = numbers(cases);
  const userId = randomUUID();
  const session = { id: randomToken(15), secret: randomToken(32) };
  const now = Date.now();
  const insert = (table: string, row: Record<string, string | number | null>) =>
    database
      .prepare(
        `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map(() => "?")})`,
      )
      .run(...Object.values(row));

  database.exec("BEGIN");
  insert("users", {
    id: userId,
    email: `${userId}@firm.example`,
    password_hash: "-",
    created_at: now,
  });
  insert("sessions", {
    ...{ id: session.id, secret_hash: hashToken(session.secret), user_id: userId },
    ...{ user_agent: "", country: "AU", created_at: now, last_seen_at: now },
  });
  let someCase = "";
  for (let i = 0; i < cases; i++) {
    const id = randomUUID();
    const text = textOf(random);
    const flags = flagsOf(text, random);
    const failed = i % 50 === 7;
    const name = `${word(Math.floor(random() * 5_000))} v ${word(i)}`;
    insert("legal_cases", {
      ...{ id, user_id: userId, case_name: name, case_type: types[i % 4] ?? null },
      ...{ file_name: `${name}.docx`, file_type: "docx", file_size: text.length },
      ...{ file_sha256: hashToken(id), status: failed ? "failed" : "analyzed", stage: "done" },
      ...{ failure_code: failed ? "no_text" : null, failure_message: failed ? "Empty." : null },
      ...{ attempt: 1, tries: 1, created_at: now - Math.floor((i * 400 * day) / cases) },
      ...{ analyzed_at: now, words: text.length / 6, analyser: "built-in 1" },
      ai_summary: text.slice(0, 900),
      risk_flags: failed ? null : JSON.stringify(flags),
      top_risk: failed
        ? null
        : (levels.find((of) => flags.some((flag) => flag.riskLevel === of)) ?? null),
      analysis: JSON.stringify({ clauses: flags }),
      file_content: text,
    });
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
      insert("case_passages_fts", { rowid, body, owner: userId.replaceAll("-", "") });
    }
    someCase = id;
  }
  database.exec("COMMIT");
  return {
    ...{ userId, someCase, rareWord: word(39_000) },
    cookie: `__Host-session=${session.id}.${session.secret}`,
  };
}
