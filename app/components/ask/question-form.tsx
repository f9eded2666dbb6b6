import { useNavigation } from "react-router";
import { maxQuestion } from "../../schemas/cases/question.ts";
import { PlainField } from "../factors/plain-field.tsx";
import { Form } from "../forms/page-form.tsx";

/** A line to ask in. The question is all in the address, so that what it found can be returned to. */
export function QuestionForm({ asked }: { asked: string }) {
  const busy = useNavigation().state !== "idle";
  return (
    <search className="w-full max-w-measure">
      <Form method="get" key={asked} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-72">
          <PlainField
            label="Your question"
            name="q"
            type="text"
            maxLength={maxQuestion}
            defaultValue={asked}
            autoComplete="off"
            placeholder="How long does this run?"
          />
        </div>
        <button type="submit" className="action" disabled={busy}>
          {busy ? "Looking …" : "Find the words"}
        </button>
      </Form>
    </search>
  );
}
