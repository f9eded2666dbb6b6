import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import type { CaseLine } from "../../schemas/case.ts";
import { Form } from "../forms/page-form.tsx";
import type { MatterChoice } from "../matters/matter-options.tsx";
import { CaseList } from "./case-list.tsx";
import { MoveChosen } from "./move-chosen.tsx";

/** Whether what was refused is what was to be done with chosen cases, on a page with other forms. */
export const isOfChosen = (result: SubmissionResult<string[]> | undefined) => {
  const told = { ...result?.initialValue, ...result?.error };
  return "id" in told || "matter_id" in told;
};

/** A list of cases from which some are chosen, to be moved or deleted. */
export function ChoosableCases({
  cases,
  matters,
  may,
  inMatter = false,
  after,
  children,
}: {
  cases: readonly CaseLine[];
  matters: readonly MatterChoice[];
  may: { write: boolean; delete: boolean };
  /** Whether they are all in the matter whose page it is. */
  inMatter?: boolean;
  after?: ((one: CaseLine) => ReactNode) | undefined;
  /** The way to the list's other pages. */
  children: ReactNode;
}) {
  const { state } = useNavigation();
  const moves = may.write && (inMatter || matters.length > 0);
  return (
    <div aria-busy={state === "loading"} className="choosable">
      <CaseList
        cases={cases}
        inMatter={inMatter}
        mayMend={may.write}
        before={
          moves || may.delete
            ? (one) => (
                <label className="grid size-11 place-items-center">
                  <input
                    type="checkbox"
                    name="id"
                    value={one.id}
                    form="chosen-cases"
                    className="size-5"
                  />
                  <span className="sr-only">Choose {one.case_name}</span>
                </label>
              )
            : undefined
        }
        after={after}
      />
      {(moves || may.delete) && (
        <Form method="post" id="chosen-cases" className="with-chosen">
          {moves && <MoveChosen matters={matters} />}
          {may.delete && (
            <button type="submit" name="intent" value="delete" className="action harm small">
              Delete chosen documents
            </button>
          )}
        </Form>
      )}
      {children}
    </div>
  );
}
