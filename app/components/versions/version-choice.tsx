import type { VersionOf } from "../upload/upload-queue.ts";

/** Whether a document is a case of its own, or the next version of one that its name continues. */
export const VersionChoice = ({
  id,
  offered,
  chosen,
  onChange,
}: {
  id: string;
  offered: VersionOf;
  chosen: VersionOf | null;
  onChange: (chosen: VersionOf | null) => void;
}) => (
  <fieldset className="grid gap-1">
    <legend className="field-label">
      By its name this may be a further version of{" "}
      <a href={`/legalai/case/${offered.id}`} className="link">
        {offered.caseName}
      </a>
    </legend>
    {[null, offered].map((choice) => (
      <label key={choice?.id ?? "own"} className="flex min-h-6 items-center gap-2">
        <input
          type="radio"
          name={`version-of-${id}`}
          checked={(chosen === null) === (choice === null)}
          onChange={() => onChange(choice)}
          className="size-5 shrink-0"
        />
        {choice ? `Add it as version ${choice.number} of ${choice.caseName}` : "A case of its own"}
      </label>
    ))}
  </fieldset>
);
