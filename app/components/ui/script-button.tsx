import type { ComponentProps } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** A button that scripts alone can answer: it cannot be pressed before they have come, and is not there without them. */
export const ScriptButton = ({
  disabled = false,
  className = "",
  ...button
}: ComponentProps<"button">) => (
  <button
    type="button"
    {...button}
    className={`needs-script ${className}`}
    disabled={!useHydrated() || disabled}
  />
);
