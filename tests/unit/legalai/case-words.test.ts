import { expect, test } from "vitest";
import { lineOf } from "../../../app/components/case-list/case-words.ts";

const lease = {
  ...{ case_name: "Currawong Creek lease", file_name: "currawong-creek_lease.docx" },
  ...{ case_type: "Lease", created_at: "2026-09-14T02:00:00.000Z" },
  matter: { id: "1", name: "Loan facility" },
};

test("a document’s line begins with its date, and says of its matter and its type which is which", () => {
  expect(lineOf(lease, false)).toBe("14 Sept 2026\u00a0· Matter: Loan facility\u00a0· Type: Lease");
  expect(lineOf({ ...lease, case_type: null, matter: null }, false)).toBe("14 Sept 2026");
});

test("on the page of its matter a document’s line does not name the matter again", () => {
  expect(lineOf(lease, true)).toBe("14 Sept 2026\u00a0· Type: Lease");
});

test("a file’s name stands there only where it says something else than the document’s", () => {
  expect(lineOf({ ...lease, file_name: "scan 0042.pdf" }, true)).toBe(
    "14 Sept 2026\u00a0· Type: Lease\u00a0· scan 0042.pdf",
  );
});
