import { env } from "cloudflare:workers";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import {
  auditEvents,
  deletedOriginals,
  firms,
  legalCases,
  users,
} from "../../../app/db/schema.server.ts";
import { extractText } from "../../../app/documents/index.ts";
import { docxMediaType } from "../../../app/lib/media-types.ts";
import { getCaseDetails } from "../../../app/services/cases/details.server.ts";
import { previewMarks } from "../../../app/services/marking/marked-copy.server.ts";
import { contractText } from "../../fixtures/contract.ts";
import { p } from "../../fixtures/word/bodies.ts";
import { mainPart, wordPackage } from "../../fixtures/word/package.ts";
import { analyseAs } from "../hand/by-hand.ts";
import { analysed, caseOf, uploadContract } from "../harness/analysis.ts";
import { type Browser, signedInBrowser } from "../harness/browser.ts";
import { firmWith } from "../harness/firms.ts";
import { firmWithFlags, statusAndCode, wallOff } from "../harness/flagged.ts";
import { alone } from "../harness/members.ts";
import { askPage } from "../harness/served-pages.ts";
import { capRule, services, storePlaybook } from "../playbooks/written.ts";

const contractDocx = () =>
  new File(
    [
      Uint8Array.from(
        wordPackage(
          mainPart(
            contractText
              .split("\n")
              .map((line) => p(line))
              .join(""),
          ),
        ),
      ),
    ],
    "Agreement.docx",
    { type: docxMediaType },
  );

async function analysedContract(browser: Browser, file?: File) {
  const { id } = await uploadContract(browser, file);
  return analysed(browser, id);
}

const copyOf = async (browser: Browser, id: string, query = "") =>
  wordsIn(await browser.get(`/api/cases/${id}/marked.docx${query}`));

/** What somebody gets who sends the form of its page. */
const sendForm = (browser: Browser, id: string, page: string, fields: [string, string][]) => {
  return askPage(browser, `/legalai/case/${id}/${page}`, new URLSearchParams(fields));
};

async function wordsIn(response: Response) {
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Disposition")).toMatch(/ - (?:marked|internal, .*)\.docx/);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const read = await extractText(bytes, "marked.docx");
  if (!read.ok) throw new Error(read.error.message);
  const files = unzipSync(bytes);
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const comments = (read.comments ?? []).map(({ text }) => text);
  const authors = new Set((read.comments ?? []).map(({ author }) => author));
  return {
    text: read.text,
    main: part("word/document.xml"),
    comments,
    authors: [...authors],
    files,
  };
}

describe("the marked copy", () => {
  it("is the original with a comment for each flag that is not hidden, in the person’s name", async () => {
    const browser = await signedInBrowser();
    const { id, risk_flags } = await analysedContract(browser, contractDocx());
    const [first] = risk_flags;
    await browser.send("PATCH", `/api/cases/${id}/flags/${first?.id}`, {
      ...{ hidden: true, version: 0 },
    });
    // So a firm is called that nobody has named.
    await database(env).update(firms).set({ name: "alex@banksia.example" });
    const onlyComments = `?comments=${risk_flags.map((flag) => flag.id).join()}`;
    const { text, comments, authors } = await copyOf(browser, id, onlyComments);
    const before = await (await browser.get(`/api/cases/${id}/text`)).text();
    expect(text).toBe(before);
    expect(comments).toHaveLength(risk_flags.length - 1);
    expect(comments.every((said) => /^(High|Medium|Low) risk: .+\nWhy: /m.test(said))).toBe(true);
    expect(comments.join("\n")).toMatch(/^Recommendation: Ask /m);
    expect(comments.join("\n")).not.toContain("Ask: ");
    expect(authors).toEqual(["Reviewer"]);
    expect((await browser.send("PATCH", "/api/account", { name: "Alex Nguyen" })).status).toBe(200);
    expect((await copyOf(browser, id)).authors).toEqual(["Alex Nguyen"]);
  });

  it("has a gap that is raised as a comment with what to insert, and one that is only usual where it is named", async () => {
    const browser = await signedInBrowser();
    const { id, gaps, risk_flags } = await analysedContract(browser, contractDocx());
    const gst = gaps.find(({ clauseTitle }) => clauseTitle === "GST");
    const assignment = gaps.find(({ clauseTitle }) => clauseTitle === "Assignment and Novation");
    if (!gst || !assignment) throw new Error("The contract says nothing of GST and assignment.");
    expect((await copyOf(browser, id)).comments.join()).not.toContain("not in the document");
    await browser.send("PATCH", `/api/cases/${id}/flags/${gst.id}`, {
      ...{ version: 0, state: "accepted", wording: "Each price includes GST." },
    });
    const onlyComments = `?comments=${risk_flags.map((flag) => flag.id).join()}`;
    const { text, comments } = await copyOf(browser, id, onlyComments);
    expect(text).toBe(await (await browser.get(`/api/cases/${id}/text`)).text());
    expect(comments.find((said) => said.includes("not in the document"))).toMatch(
      /^(?:Internal copy.*\n)?Low risk: GST \(not in the document\)\nWhy: .+\nRecommendation: .+\nTo be added: Each price includes GST\.$/,
    );
    const named = await copyOf(browser, id, `?flags=${assignment.id}&reader=other_side`);
    expect(named.comments).toEqual([
      "Assignment and Novation (not in the document)\nWe ask for a clause on it: Assignment and Novation.",
    ]);
  });

  it("strikes words for wording that is drafted to replace them, and adds other wording after them", async () => {
    const browser = await signedInBrowser();
    const { id } = await analysedContract(browser, contractDocx());
    const wording = "The Supplier may raise the fees once a year.";
    const proposing = async (replaces: boolean) => {
      await analyseAs(id, contractText, (flags) =>
        flags.map((flag) =>
          flag.clauseId === "price-at-will" ? { ...flag, wording, replaces } : flag,
        ),
      );
      const { risk_flags } = await caseOf(await browser.get(`/api/cases/${id}`));
      const flag = risk_flags.find((one) => one.wording === wording);
      if (!flag) throw new Error("The contract changes its prices.");
      return flag;
    };
    const changes = async ({ id: flag }: { id: string }) => {
      const { main, comments } = await copyOf(browser, id, `?flags=${flag}`);
      const said = (name: string) =>
        [...main.matchAll(new RegExp(`<w:${name} .*?</w:${name}>`, "g"))]
          .map(([change]) => change.replace(/<[^>]*>/g, ""))
          .join("");
      return { added: said("ins"), struck: said("del"), comments: comments.join() };
    };
    const sentence = "The Supplier may increase the fees at any time in its sole discretion.";

    const adding = await proposing(false);
    expect(await changes(adding)).toMatchObject({ added: ` ${wording}`, struck: "" });
    const replacing = await proposing(true);
    expect(await changes(replacing)).toMatchObject({ added: wording, struck: sentence });
    const ours = { version: replacing.version, wording: "No rise at all." };
    await browser.send("PATCH", `/api/cases/${id}/flags/${replacing.id}`, ours);
    expect(await changes(replacing)).toMatchObject({ added: "No rise at all.", struck: sentence });
  });

  it("tells the other side what is asked and proposed, and nothing of what is thought of it", async () => {
    const browser = await signedInBrowser();
    const { id, risk_flags } = await analysedContract(browser, contractDocx());
    const [own] = risk_flags;
    await browser.send("PATCH", `/api/cases/${id}/flags/${own?.id}`, {
      ...{ clauseTitle: "Deal-breaker", recommendation: "We ask for a cap." },
      ...{ note: "They are desperate.", version: 0 },
    });
    await browser.send("PATCH", "/api/account", { name: "Alex Nguyen" });
    const { comments, files } = await copyOf(browser, id, "?reader=other_side");
    expect(comments.length).toBeGreaterThan(0);
    expect(
      comments.every((said) =>
        /\n(?:We (?:ask|propose) |In place of these words: |To be added: )/.test(said),
      ),
    ).toBe(true);
    expect(comments.join("\n")).toContain("We ask for a cap.");
    expect(comments.join("\n")).not.toMatch(
      /risk|Why:|signed off|rated|uncertain|[Tt]he client|Keep it|Deal-breaker|desperate/,
    );
    // Nor do its other parts say who made it, or whose it is.
    const { user } = (await (await browser.get("/api/auth/user")).json()) as {
      user: { id: string; email: string };
    };
    const all = Object.values(files)
      .map((part) => strFromU8(part))
      .join();
    for (const told of [user.id, user.email, id, ...risk_flags.map((flag) => flag.id), "LegalAI"])
      expect(all).not.toContain(told);
  });

  it("has what to ask for as a person typed it, and the page says where that seems to be for their own ears", async () => {
    const { partner } = await firmWith({ partner: "owner" } as const);
    const { browser, member } = partner;
    const { id, risk_flags } = await analysedContract(browser, contractDocx());
    const [one, other] = risk_flags;
    const typed = "Please cap this at the fees of one year.\nWe can talk on Tuesday.";
    const unwise = "Two years’ fees would do; we would settle for three.";
    await browser.send("PATCH", `/api/cases/${id}/flags/${one?.id}`, {
      ...{ recommendation: typed, wording: "The cap is the Fees paid.", version: 0 },
    });
    await browser.send("PATCH", `/api/cases/${id}/flags/${other?.id}`, {
      ...{ recommendation: unwise, version: 0 },
    });
    const asked = `?reader=other_side&flags=${one?.id},${other?.id}`;
    const said = (await copyOf(browser, id, asked)).comments.join("\n");
    expect(said).toContain(typed);
    expect(said).toContain(unwise);
    expect(said).not.toContain("We propose other wording here.");
    const [third] = risk_flags.slice(2);
    await browser.send("PATCH", `/api/cases/${id}/flags/${third?.id}`, {
      ...{ recommendation: "Keep it: it helps us.", version: 0 },
    });
    const { flags } = await previewMarks(env, member, id, null);
    const warned = flags.filter(({ remarks }) =>
      remarks.some((words) => /read them once more/.test(words)),
    );
    expect(warned.map((flag) => flag.id)).toEqual([other?.id, third?.id]);
  });

  it("says of itself that it is not to be sent where it is for one’s own file, in its first comment or above its table", async () => {
    const browser = await signedInBrowser();
    const { id } = await analysedContract(browser, contractDocx());
    const own = await copyOf(browser, id, "?reader=own_file");
    const told = own.comments.map((said) => said.startsWith("Internal copy, not to be sent"));
    expect(told).toEqual(told.map((_, i) => i === 0));
    expect((await copyOf(browser, id)).comments[0]).toBe(own.comments[0]);
    const forThem = await copyOf(browser, id, "?reader=other_side");
    expect(forThem.comments.join("\n")).not.toContain("Internal");
    const { id: text } = await analysedContract(browser);
    expect((await copyOf(browser, text)).text).toContain("Internal copy, not to be sent");
    expect((await copyOf(browser, text, "?reader=other_side")).text).not.toContain("Internal");
  });

  it("is named for the other side as the document’s file is, not as the firm calls its case, and apart from the one for its own file", async () => {
    const browser = await signedInBrowser();
    const { id } = await analysedContract(browser, contractDocx());
    await browser.send("PATCH", `/api/cases/${id}`, { case_name: "Weak / spot" });
    const named = async (query: string) =>
      (await browser.get(`/api/cases/${id}/marked.docx${query}`)).headers.get(
        "Content-Disposition",
      );
    expect(await named("")).toContain('"Weak - spot - marked.docx"');
    expect(await named("?reader=other_side")).toContain('"Agreement - marked.docx"');
    expect(await named("?reader=own_file")).toContain(
      '"Weak - spot - internal, not to be sent.docx"',
    );
    const refused = await browser.get(`/api/cases/${id}/marked.docx?reader=all`);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("one of: “own_file”, “other_side”.");
  });

  it("changes words for which somebody proposes others, or only says so where that is asked", async () => {
    const browser = await signedInBrowser();
    const { id, risk_flags } = await analysedContract(browser, contractDocx());
    const flag = risk_flags.find(({ quote }) => quote.includes("limited to $1,000"));
    if (!flag) throw new Error("The cap is a flag.");
    await browser.send("PATCH", `/api/cases/${id}/flags/${flag.id}`, {
      ...{ wording: "The cap is the Fees paid.", note: "We would take less.", version: 0 },
    });
    const changed = await copyOf(browser, id, `?flags=${flag.id}`);
    expect(changed.text).toContain("The cap is the Fees paid.");
    expect(changed.text).not.toContain(flag.quote);
    expect(changed.comments).toHaveLength(1);
    expect(changed.comments.join()).not.toContain("We would take less.");
    const said = await copyOf(browser, id, `?flags=${flag.id}&comments=${flag.id}`);
    expect(said.text).toContain(flag.quote);
    expect(said.comments[0]).toContain("In place of these words: The cap is the Fees paid.");
  });

  it("changes words to what the playbook proposes where its position is not met, and not where a person finds it met", async () => {
    const { firmId, partner } = await firmWith({ partner: "owner" } as const);
    const { browser } = partner;
    const { why, wording } = capRule.preferred;
    const preferred = { why, wording };
    const rule = { ...capRule, test: { kind: "absent" as const }, preferred, fallbacks: [] };
    const content = { ...services, kinds: [], act_for: null, rules: [rule] };
    const playbook_id = await storePlaybook(firmId, content);
    const words = "limited to $1,000";
    const { id } = await caseOf(await browser.upload(contractDocx(), { playbook_id }));
    const { risk_flags } = await analysed(browser, id);
    const flag = risk_flags.find(({ quote }) => quote.includes(words));
    const proposed = await copyOf(browser, id, `?flags=${flag?.id}`);
    // The clause keeps its number, which no playbook knows.
    expect(proposed.text).toContain("\n3.1 Liability is capped at the fees of 12 months.\n");
    expect(proposed.text).not.toContain(words);
    const override = { rule_id: "cap", result: "met", reason: "It is insured." };
    const answer = await browser.send("PUT", `/api/cases/${id}/playbook/overrides`, override);
    expect(answer.status).toBe(200);
    const met = await copyOf(browser, id, `?flags=${flag?.id}`);
    expect(met.text).toContain(words);
    expect(met.comments.join()).not.toMatch(/In place of these words|To be added/);
  });

  it("speaks in the firm’s name where its owner has set that", async () => {
    const { partner, clerk, firmId } = await firmWithFlags();
    const set = (by: string, { browser } = partner) =>
      browser.send("PATCH", `/api/firms/${firmId}`, { marks_by: by });
    expect((await set("everybody")).status).toBe(400);
    expect((await set("firm", clerk)).status).toBe(403);
    const answer = await set("firm");
    const { firm } = (await answer.json()) as { firm: { name: string; marks_by: string } };
    expect(firm.marks_by).toBe("firm");
    const { id } = await analysedContract(partner.browser, contractDocx());
    expect((await copyOf(partner.browser, id)).authors).toEqual([firm.name]);
  });

  it("is a table that says why, of an original that is no .docx or is deleted", async () => {
    const browser = await signedInBrowser();
    const { id, risk_flags } = await analysedContract(browser);
    const { text, comments } = await copyOf(browser, id);
    expect(text).toContain("The original is not a Word document (.docx)");
    expect(comments).toEqual([]);
    for (const { clauseTitle, riskLevel } of risk_flags)
      expect(text).toContain(`${riskLevel} risk: ${clauseTitle}`);
    const forThem = await copyOf(browser, id, "?reader=other_side");
    expect(forThem.text).toContain("We ask ");
    expect(forThem.text).not.toMatch(/risk|The original is/);
    const docx = await analysedContract(browser, contractDocx());
    await database(env)
      .insert(deletedOriginals)
      .values({ document_id: docx.id, deleted_at: Date.UTC(2026, 10, 1) });
    expect((await copyOf(browser, docx.id)).text).toMatch(/The original was deleted on .*2026/);
  });

  it("is for who may export; a wall hides it, and so does another firm", async () => {
    const { partner, clerk, visitor, caseId } = await firmWithFlags();
    const ask = async (browser: Browser) =>
      statusAndCode(await browser.get(`/api/cases/${caseId}/marked.docx`));
    expect(await ask(clerk.browser)).toEqual([403, "forbidden"]);
    expect(await ask(visitor.browser)).toEqual([403, "forbidden"]);
    expect(await ask(await signedInBrowser())).toEqual([404, "not_found"]);
    await wallOff();
    expect(await ask(partner.browser)).toEqual([404, "not_found"]);
  });

  it("is told in the record", async () => {
    const browser = await signedInBrowser();
    const { id } = await analysedContract(browser, contractDocx());
    await copyOf(browser, id);
    const rows = await database(env).select().from(auditEvents);
    const told = rows.filter(({ thing_kind }) => thing_kind === "marked");
    expect(told.map(({ action, thing_id }) => [action, thing_id])).toEqual([["export", id]]);
  });

  it("is not there before the analysis", async () => {
    const browser = await signedInBrowser();
    const blank = new File([Uint8Array.from(wordPackage(mainPart(p(""))))], "Blank.docx");
    const { id } = await uploadContract(browser, blank);
    const response = await browser.get(`/api/cases/${id}/marked.docx`);
    expect(await statusAndCode(response)).toEqual([409, "conflict"]);
  });
});

describe("its page", () => {
  it("shows what becomes of each flag, and leaves out what somebody has set aside until it is chosen", async () => {
    const browser = await signedInBrowser();
    const { id, risk_flags } = await analysedContract(browser, contractDocx());
    const [first, second] = risk_flags.filter(({ group }) => group === "matters");
    const change = (flag: string | undefined, body: object) =>
      browser.send("PATCH", `/api/cases/${id}/flags/${flag}`, { ...body, version: 0 });
    await change(first?.id, { state: "dismissed", reason: "Insured." });
    await change(second?.id, { wording: "Something fairer." });
    const page = await (await askPage(browser, `/legalai/case/${id}/marked.data`)).text();
    expect(page).toContain("Something fairer.");
    expect(page).toContain("struck");
    const choice: [string, string][] = [
      ...[
        ["flag", first?.id ?? ""] as [string, string],
        ["reader", "own_file"] as [string, string],
      ],
    ];
    const seen = await (await sendForm(browser, id, "marked.data", choice)).text();
    expect(seen).toContain(`${first?.riskLevel} risk: ${first?.clauseTitle}`);
    const { comments } = await wordsIn(await sendForm(browser, id, "marked-copy", choice));
    expect(comments).toEqual([expect.stringContaining(`risk: ${first?.clauseTitle}`)]);
  });

  it("takes nobody for nameless who is called what the nameless are", async () => {
    const browser = await signedInBrowser();
    const { id } = await analysedContract(browser, contractDocx());
    const [user] = await database(env).select().from(users);
    const member = alone(user?.id ?? "");
    const nobody = { ...member, firm: { ...member.firm, name: "alex@banksia.example" } };
    const author = async () => (await previewMarks(env, nobody, id, null)).author;
    expect(await author()).toMatchObject({ name: "Reviewer", isGiven: false });
    await database(env).update(users).set({ name: "Reviewer" });
    expect(await author()).toMatchObject({ name: "Reviewer", isGiven: true });
  });

  it("begins with what matters, which alone is chosen until somebody chooses", async () => {
    const browser = await signedInBrowser();
    await analysedContract(browser, contractDocx());
    const [user] = await database(env).select().from(users);
    const [{ id } = { id: "" }] = await database(env).select().from(legalCases);
    const { flags } = await previewMarks(env, alone(user?.id ?? ""), id, null);
    const { case: of } = await getCaseDetails(env, alone(user?.id ?? ""), id);
    const matter = of.risk_flags.filter(({ group }) => group === "matters");
    expect(flags.filter(({ chosen }) => chosen).map((one) => one.id)).toEqual(
      flags.slice(0, matter.length).map((one) => one.id),
    );
    expect(
      flags
        .slice(0, matter.length)
        .map((one) => one.id)
        .toSorted(),
    ).toEqual(matter.map((one) => one.id).toSorted());
  });

  it("is for the other side unless somebody says otherwise, and says which flags have nothing for it", async () => {
    const browser = await signedInBrowser();
    const { id, risk_flags } = await analysedContract(browser, contractDocx());
    const [flag] = risk_flags;
    await browser.send("PATCH", `/api/cases/${id}/flags/${flag?.id}`, {
      ...{ recommendation: "", wording: "", version: 0 },
    });
    const page = await (await askPage(browser, `/legalai/case/${id}/marked.data`)).text();
    expect(page).toContain("This point asks nothing of the other side");
    expect(page).toContain("We ask ");
    expect(page).not.toContain("Why: ");
    const choice: [string, string][] = [
      ["flag", flag?.id ?? ""],
      ["reader", "other_side"],
    ];
    const copy = await wordsIn(await sendForm(browser, id, "marked-copy", choice));
    expect(copy.comments).toEqual([]);
  });

  it("has all points chosen by a button, or none, or only those that are High", async () => {
    const browser = await signedInBrowser();
    const { id, risk_flags, gaps } = await analysedContract(browser, contractDocx());
    const [first] = risk_flags;
    const path = `/api/cases/${id}/flags/${first?.id}`;
    await browser.send("PATCH", path, { state: "dismissed", reason: "Insured.", version: 0 });
    const high = risk_flags.filter(({ riskLevel }) => riskLevel === "High").length;
    expect(high).toBeGreaterThan(0);
    expect(high).toBeLessThan(risk_flags.length);
    const chosenBy = async (choose: string) => {
      const form: [string, string][] = [
        ["flag", first?.id ?? ""],
        ["reader", "own_file"],
        ["choose", choose],
      ];
      const { comments } = await wordsIn(await sendForm(browser, id, "marked-copy", form));
      return comments.map((said) => /^(High|Medium|Low) risk/m.exec(said)?.[1]);
    };
    expect(await chosenBy("all")).toHaveLength(risk_flags.length + gaps.length);
    expect(await chosenBy("none")).toEqual([]);
    expect(await chosenBy("high")).toEqual(Array.from({ length: high }, () => "High"));
  });

  it("takes five hundred flags, which no address holds, and says so of more", async () => {
    const browser = await signedInBrowser();
    const { id, risk_flags } = await analysedContract(browser, contractDocx());
    const ids = Array.from({ length: 500 }, (_, i) => risk_flags[i]?.id ?? crypto.randomUUID());
    const choice: [string, string][] = [
      ...ids.flatMap((flag): [string, string][] => [
        ["flag", flag],
        ["comment", flag],
      ]),
      ["reader", "own_file"],
    ];
    const { comments } = await wordsIn(await sendForm(browser, id, "marked-copy", choice));
    expect(comments).toHaveLength(risk_flags.length);
    const more = await sendForm(browser, id, "marked.data", [...choice, ["flag", "one more"]]);
    expect([more.status, await more.text()]).toEqual([
      400,
      expect.stringContaining("Please choose at most 500 flags."),
    ]);
  });

  it("sends whoever may not have a copy, or has lost it, to its page", async () => {
    const { clerk, caseId } = await firmWithFlags();
    const answer = await sendForm(clerk.browser, caseId, "marked-copy", [["reader", "own_file"]]);
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      `/legalai/case/${caseId}/marked`,
    ]);
    const page = await askPage(clerk.browser, `/legalai/case/${caseId}/marked.data`);
    expect(page.status).toBe(403);
  });
});
