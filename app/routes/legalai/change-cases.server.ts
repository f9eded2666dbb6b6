import { caseChangeSchema, caseIdsSchema } from "../../schemas/case.ts";
import { updateCase } from "../../services/cases/cases.server.ts";
import { deleteCases, restoreCases } from "../../services/cases/deletion.server.ts";
import { AppError } from "../../services/errors.ts";
import { parseInput } from "../../services/validation.ts";

/** What came of a change: what was deleted can be taken back. */
export type Changed = { said: string; deleted?: string[] };

const count = (cases: unknown[]) =>
  cases.length === 1 ? "The case is" : `${cases.length} cases are`;

/** Does what the list's forms ask for: `change` one case, `delete` or `restore` some. @throws AppError */
export async function changeCases(env: Env, userId: string, form: FormData): Promise<Changed> {
  const intent = form.get("intent");
  const { ids } = parseInput(caseIdsSchema, { ids: form.getAll("id") });
  if (intent === "delete") {
    const deleted = await deleteCases(env, userId, ids);
    return { said: `${count(deleted)} deleted.`, deleted };
  }
  if (intent === "restore") {
    const restored = await restoreCases(env, userId, ids);
    return restored.length === ids.length
      ? { said: `${count(restored)} back.` }
      : { said: "It was too late to take this back." };
  }
  if (intent !== "change") throw new AppError("invalid_input", "Please say what to do.");
  const change = parseInput(caseChangeSchema, {
    case_name: form.get("case_name"),
    case_type: form.get("case_type"),
  });
  await updateCase(env, userId, ids[0] ?? "", change);
  return { said: "The change is saved." };
}
