import { guide } from "../../content/guide.ts";
import type { GuideDialogBlock } from "../../content/types.ts";
import { answerId } from "../forms/lead-fields.ts";
import { Island } from "../islands/island.tsx";
import { useFormState } from "./form-context.ts";

export function GuideDialog({ block }: { block: GuideDialogBlock }) {
  const { stamp, answer } = useFormState("ai_resource");
  return (
    <Island
      name="guide"
      props={{
        title: block.title,
        lead: block.lead ?? "",
        action: `/law-firms#${answerId}`,
        guide: guide.path,
        stamp,
        answer,
      }}
    />
  );
}
