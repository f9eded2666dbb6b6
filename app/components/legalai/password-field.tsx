import { type ComponentProps, useState } from "react";
import { Field } from "../forms/field.tsx";
import { ScriptButton } from "../ui/script-button.tsx";

/** A field for a password, which can be shown while it is typed. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, "type" | "beside">) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? "text" : "password"}
      beside={
        <ScriptButton onClick={() => setShown(!shown)}>
          {shown ? "Hide" : "Show"}
          <span className="sr-only"> what is typed</span>
        </ScriptButton>
      }
    />
  );
}
