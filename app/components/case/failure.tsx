import { Form, useNavigation } from "react-router";
import type { Case } from "../../schemas/case.ts";
import { uploadMessages } from "../../schemas/case.ts";
import { Notice } from "../ui/notice.tsx";

/** Why a document could not be analysed, and the way to another try. */
export function CaseFailure({ failure }: { failure: Case["failure"] }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Notice look="bad">
      <div className="grid justify-items-start gap-3">
        <p>{failure?.message ?? uploadMessages.failed}</p>
        <Form method="post">
          <button
            type="submit"
            name="intent"
            value="analyse"
            className="action quiet"
            disabled={busy}
          >
            Try again
          </button>
        </Form>
      </div>
    </Notice>
  );
}
