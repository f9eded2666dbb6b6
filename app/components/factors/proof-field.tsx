import { PlainField } from "./plain-field.tsx";

/** The password, before what cannot be undone or gives others a right; not of who has shown a second factor a moment ago. */
export function ProofField({ proven }: { proven: boolean }) {
  if (proven) return null;
  return (
    <PlainField
      label="Your password"
      name="password"
      type="password"
      autoComplete="current-password"
    />
  );
}
