import type { CommentReader } from "../../schemas/marking/marking.ts";

const readers: { reader: CommentReader; name: string; told: string }[] = [
  {
    reader: "other_side",
    name: "The other side",
    told: "What you ask for and the wording: no levels, no reasons, no notes of the law.",
  },
  {
    reader: "own_file",
    name: "Your own firm",
    told: "Level, why it matters, what to ask for, and the law with its date. Not to be sent.",
  },
];

/** For whom the comments are written. */
export function ReaderChoice({ chosen }: { chosen: CommentReader }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">Who is to read the comments?</legend>
      {readers.map(({ reader, name, told }) => (
        <div key={reader} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <input
            type="radio"
            id={reader}
            name="reader"
            value={reader}
            defaultChecked={reader === chosen}
            aria-describedby={`${reader}-told`}
            className="mt-0.5 size-5"
          />
          <label htmlFor={reader}>{name}</label>
          <p id={`${reader}-told`} className="col-start-2 text-xs text-soft">
            {told}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
