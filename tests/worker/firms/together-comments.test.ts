import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { comments, legalCases, mentions, users } from "../../../app/db/schema.server.ts";
import type { Comment } from "../../../app/schemas/comments/comment.ts";
import { mentionsById, mentionsByName, piecesOf } from "../../../app/schemas/comments/mentions.ts";
import { type Seat, storeMember } from "../harness/firms.ts";
import {
  firmWithFlags,
  flagOn,
  mention,
  nameIn,
  readCase,
  said,
  say,
  statusAndCode,
  wallOff,
} from "../harness/flagged.ts";

const listed = async ({ browser }: Seat, caseId: string) => {
  const response = await browser.get(`/api/cases/${caseId}/comments`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { comments: Comment[] }).comments;
};
const personOf = ({ member }: Seat) => ({ ...member.user, name: "" });

describe("a comment", () => {
  it("is about the case or about a flag, and is read by all who see the case, guests too", async () => {
    const { partner, clerk, visitor, caseId } = await firmWithFlags();
    const { first } = await readCase(partner, caseId);
    const general = await said(partner, caseId, "  Please look.\nToday. ");
    expect(general).toEqual({
      ...{ id: general.id, flag_id: null, text: "Please look.\nToday.", mentions: [] },
      ...{ author: personOf(partner), created_at: expect.stringMatching(/Z$/), edited_at: null },
    });
    const special = await said(clerk, caseId, `${mention(visitor)} <b>cap</b>?`, first.id);
    expect(special).toMatchObject({ flag_id: first.id, mentions: [personOf(visitor)] });
    for (const seat of [partner, clerk])
      expect(await listed(seat, caseId)).toEqual([general, special]);
    // Guests are told no addresses.
    const nameless = (comment: typeof general) => ({
      ...comment,
      author: comment.author && { ...comment.author, email: "" },
    });
    expect(await listed(visitor, caseId)).toEqual([general, special].map(nameless));
  });

  it("is changed and deleted by its author alone", async () => {
    const { partner, associate, caseId } = await firmWithFlags();
    const { id } = await said(associate, caseId, "One.");
    const edit = (seat: Seat, text: string) =>
      seat.browser.send("PATCH", `/api/comments/${id}`, { text });
    const remove = ({ browser }: Seat) => browser.send("DELETE", `/api/comments/${id}`);
    expect(await statusAndCode(await edit(partner, "Two."))).toEqual([403, "forbidden"]);
    expect(await statusAndCode(await remove(partner))).toEqual([403, "forbidden"]);
    expect((await edit(associate, "Two.")).status).toBe(200);
    expect(await listed(partner, caseId)).toMatchObject([
      { id, text: "Two.", edited_at: expect.stringMatching(/Z$/) },
    ]);
    expect((await remove(associate)).status).toBe(204);
    expect(await statusAndCode(await remove(associate))).toEqual([404, "not_found"]);
    expect(await listed(partner, caseId)).toEqual([]);
  });

  it("is written by nobody who may only read", async () => {
    const { visitor, caseId } = await firmWithFlags();
    expect(await statusAndCode(await say(visitor, caseId, "Me too."))).toEqual([403, "forbidden"]);
  });

  it("hides with its case behind a wall, for reading, writing, changing and deleting", async () => {
    const { partner, associate, visitor, caseId } = await firmWithFlags();
    const { id } = await said(associate, caseId, "One.");
    await wallOff();
    for (const seat of [partner, associate]) {
      const { browser } = seat;
      for (const answer of [
        await browser.get(`/api/cases/${caseId}/comments`),
        await browser.get(`/api/cases/${caseId}/stamp`),
        await say(seat, caseId, "Two."),
        await browser.send("PATCH", `/api/comments/${id}`, { text: "Two." }),
        await browser.send("DELETE", `/api/comments/${id}`),
      ])
        expect(await statusAndCode(answer)).toEqual([404, "not_found"]);
    }
    expect(await listed(visitor, caseId)).toMatchObject([{ text: "One." }]);
  });

  it("has words, at most 5,000 characters, and a flag that is there", async () => {
    const { partner, caseId } = await firmWithFlags();
    const path = `/api/cases/${caseId}/comments`;
    expect((await say(partner, caseId, "x".repeat(5_000))).status).toBe(201);
    for (const body of [
      ...[{ text: "" }, { text: " \n" }, {}, { text: "x".repeat(5_001) }, { text: 7 }],
      ...[
        { text: "a", flag_id: "x" },
        { text: "a", flag_id: crypto.randomUUID() },
      ],
      { text: "a", author: "me" },
    ]) {
      const response = await partner.browser.post(path, body);
      expect([body, ...(await statusAndCode(response))]).toEqual([body, 400, "invalid_input"]);
    }
  });

  it("is one of a thousand at most", async () => {
    const { partner, firmId, caseId } = await firmWithFlags();
    const row = { firm_id: firmId, case_id: caseId, author_id: "", text: "a", created_at: 1 };
    await env.DB.batch(
      Array.from({ length: 1_000 }, (_, i) =>
        env.DB.prepare("INSERT INTO comments VALUES (?, ?, ?, NULL, '', 'a', 1, NULL)").bind(
          ...[String(i), row.firm_id, row.case_id],
        ),
      ),
    );
    expect(await statusAndCode(await say(partner, caseId, "One more."))).toEqual([409, "conflict"]);
  });

  it("stays when its author’s account is gone, and when the analysis has its flag no more", async () => {
    const { partner, associate, caseId } = await firmWithFlags();
    const { first } = await readCase(partner, caseId);
    await said(associate, caseId, "One.", first.id);
    await database(env).delete(users).where(eq(users.id, associate.member.user.id));
    await database(env)
      .update(legalCases)
      .set({ risk_flags: JSON.stringify([flagOn("other words")]) });
    expect(await listed(partner, caseId)).toMatchObject([
      { text: "One.", author: null, flag_id: first.id },
    ]);
  });

  it("stays with its flag when another analysis calls the clause otherwise", async () => {
    const { partner, caseId } = await firmWithFlags();
    const { first } = await readCase(partner, caseId);
    await said(partner, caseId, "One.", first.id);
    expect((await readCase(partner, caseId)).first).toEqual(first);
    const renamed = { ...flagOn("all loss"), clauseTitle: "Liability" };
    await database(env)
      .update(legalCases)
      .set({ risk_flags: JSON.stringify([renamed, flagOn("any claim", 20)]) });
    expect((await readCase(partner, caseId)).first.id).toBe(first.id);
  });
});

describe("a mention", () => {
  it("is of people who see the case alone", async () => {
    const { partner, associate, visitor, firmId, matterId, caseId } = await firmWithFlags();
    const stranger = crypto.randomUUID();
    const refused = [400, "invalid_input"];
    expect(await statusAndCode(await say(partner, caseId, `@[${stranger}]`))).toEqual(refused);
    const guest = await storeMember(firmId, "guest");
    expect(await statusAndCode(await say(partner, caseId, `@[${guest}]`))).toEqual(refused);
    const { id } = await said(partner, caseId, `${mention(visitor)} ${mention(associate)}`);
    await nameIn(matterId, firmId, partner);
    await wallOff();
    const text = mention(associate);
    for (const answer of [
      await say(partner, caseId, text),
      await partner.browser.send("PATCH", `/api/comments/${id}`, { text }),
    ]) {
      const { error } = (await answer.json()) as { error: { fields: object } };
      expect(error.fields).toEqual({
        text: ["Only people who see this case can be mentioned in it."],
      });
    }
    expect(await database(env).$count(comments)).toBe(1);
  });

  it("follows the words of the comment when these are changed, and goes with it", async () => {
    const { partner, associate, clerk, caseId } = await firmWithFlags();
    const { id } = await said(partner, caseId, `${mention(associate)} and ${mention(partner)}`);
    const whom = async () =>
      (await database(env).select().from(mentions)).map(({ user_id }) => user_id);
    expect(await whom()).toEqual([associate.member.user.id]);
    const text = `${mention(clerk)} instead`;
    await partner.browser.send("PATCH", `/api/comments/${id}`, { text });
    expect(await whom()).toEqual([clerk.member.user.id]);
    await partner.browser.send("DELETE", `/api/comments/${id}`);
    expect(await whom()).toEqual([]);
  });
});

describe("a mention as it is typed", () => {
  const [mia, miaChen, tom, otherTom] = [
    { id: "00000000-0000-4000-8000-000000000001", email: "mia@a.example", name: "Mia" },
    { id: "00000000-0000-4000-8000-000000000002", email: "chen@a.example", name: "Mia Chen" },
    { id: "00000000-0000-4000-8000-000000000003", email: "tom@a.example", name: "" },
    { id: "00000000-0000-4000-8000-000000000004", email: "t.x@a.example", name: "tom@a.example" },
  ] as const;
  const obrien = {
    id: "00000000-0000-4000-8000-000000000005",
    email: "o-b+x@a.example",
    name: "Sinéad (O’Brien-Li)",
  };
  const people = [mia, miaChen, tom, obrien];

  it("is an @ and a name or an address, however it is written", () => {
    for (const [typed, stored] of [
      ["@Mia, look", `@[${mia.id}], look`],
      ["(@mia chen) look", `(@[${miaChen.id}]) look`],
      ["@chen@a.example!", `@[${miaChen.id}]!`],
      ["@tom@a.example", `@[${tom.id}]`],
      ["@sinéad (O’Brien-Li), @o-b+x@a.example", `@[${obrien.id}], @[${obrien.id}]`],
      ["@Miami and mia@a.example and @nobody", "@Miami and mia@a.example and @nobody"],
      [`@[${mia.id}]`, `@[${mia.id}]`],
    ] as const)
      expect(mentionsById(typed, people)).toBe(stored);
    expect(mentionsById("@Mia", [])).toBe("@Mia");
  });

  it("is shown to its author as it was typed, and to all with a name", () => {
    const text = `@[${miaChen.id}] and @[${tom.id}] and @[${otherTom.id}]`;
    expect(mentionsByName(text, people)).toBe(`@Mia Chen and @tom@a.example and @[${otherTom.id}]`);
    expect(mentionsById(mentionsByName(text, people), people)).toBe(text);
    expect(mentionsByName(text, [tom, otherTom])).toContain("@t.x@a.example");
    expect(piecesOf(text, people).flatMap((one) => (one.mentions ? one.words : []))).toEqual([
      ...["@Mia Chen", "@tom@a.example", "@somebody who has left"],
    ]);
  });
});

describe("what changes on a case", () => {
  it("is told by its stamp, and costs a 304 as long as nothing does", async () => {
    const { partner, associate, caseId } = await firmWithFlags();
    const path = `/api/cases/${caseId}/stamp`;
    let tag = "";
    const changed = async () => {
      const { status, headers } = await partner.browser.get(
        path,
        tag ? { "If-None-Match": tag } : {},
      );
      tag = headers.get("ETag") ?? tag;
      return status === 200;
    };
    expect(await changed()).toBe(true);
    expect(await changed()).toBe(false);
    const { first } = await readCase(partner, caseId);
    const flag = (body: object) =>
      associate.browser.send("PATCH", `/api/cases/${caseId}/flags/${first.id}`, body);
    const { id } = await said(associate, caseId, "One.");
    expect(await changed()).toBe(true);
    for (const work of [
      () => flag({ state: "accepted", version: 0 }),
      () => flag({ assignee: partner.member.user.id, version: 1 }),
      () => associate.browser.send("PATCH", `/api/comments/${id}`, { text: "Two." }),
      () => associate.browser.send("DELETE", `/api/comments/${id}`),
      () => associate.browser.send("PATCH", `/api/cases/${caseId}`, { case_name: "Wharf Lease" }),
    ]) {
      expect((await work()).ok).toBe(true);
      expect(await changed()).toBe(true);
      expect(await changed()).toBe(false);
    }
  });
});
