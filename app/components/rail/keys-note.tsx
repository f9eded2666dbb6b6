import type { useFlagKeys } from "./use-flag-keys.ts";

/** Which keys do what in the rail, and the box that turns them off. */
export function KeysNote({
  keys,
  mayWrite,
}: {
  keys: ReturnType<typeof useFlagKeys>;
  mayWrite: boolean;
}) {
  return (
    <label className="needs-script no-print flex items-center gap-2 border-rule border-t p-4 text-xs text-soft">
      <input
        type="checkbox"
        checked={keys.on}
        onChange={(event) => keys.turn(event.currentTarget.checked)}
        className="size-4"
      />
      <span>
        <kbd>j</kbd> and <kbd>k</kbd> walk the flags, <kbd>Enter</kbd> opens one
        {mayWrite && (
          <>
            ; <kbd>x</kbd> ticks it, <kbd>r</kbd> raises it, <kbd>n</kbd> is for not an issue,{" "}
            <kbd>o</kbd> opens it again; <kbd>f</kbd> adds a flag on selected words
          </>
        )}
      </span>
    </label>
  );
}
