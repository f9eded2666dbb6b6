import { type DeskView, deskViews } from "./use-desk-view.ts";

/** Turns between a document’s text and its pages as they look. */
export function ViewSwitch({ view, onTurn }: { view: DeskView; onTurn: (view: DeskView) => void }) {
  return (
    <fieldset className="view-switch needs-script">
      <legend className="sr-only">How the document is shown</legend>
      {Object.entries(deskViews).map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          // A key of the record above.
          onClick={() => onTurn(name as DeskView)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
