import type { RiskLevel } from "../../schemas/analysis.ts";
import { RiskBadge } from "../case/risk.tsx";
import { Form } from "../forms/page-form.tsx";
import type { FlagPart } from "../rail/flag-view.ts";

/** A flag as it is chosen for a letter. */
export type ChoosableFlag = {
  id: string;
  title: string;
  level: RiskLevel;
  place: string | null;
  chosen: boolean;
  part: FlagPart;
};

/** Says of which flags a letter is made; the address then names them. */
export function FlagChoice({ flags, writesOver }: { flags: ChoosableFlag[]; writesOver: boolean }) {
  if (flags.length === 0)
    return <p className="text-soft">This analysis has no flags: the letter says so.</p>;
  const also = flags.filter(({ part }) => part === "also");
  return (
    <Form method="get" className="grid gap-4">
      <input type="hidden" name="from" value="flags" />
      <Choices flags={flags.filter(({ part }) => part !== "also")} />
      {also.length > 0 && (
        <details open={also.some(({ chosen }) => chosen) || undefined}>
          <summary className="cursor-pointer font-semibold">
            Also in the document <span className="font-normal text-soft">{also.length}</span>
          </summary>
          <Choices flags={also} />
        </details>
      )}
      <button type="submit" className="action quiet">
        Draft from these points
      </button>
      {writesOver && (
        <p className="field-hint">
          The saved letter stays as it is until you save the new one over it.
        </p>
      )}
    </Form>
  );
}

const Choices = ({ flags }: { flags: ChoosableFlag[] }) => (
  <ul className="grid gap-1">
    {flags.map(({ id, title, level, place, part, chosen }) => (
      <li key={id}>
        <label className="flex min-h-8 items-start gap-3 py-1">
          <input
            type="checkbox"
            name="flag"
            value={id}
            defaultChecked={chosen}
            className="mt-1 size-5 shrink-0"
          />
          <span className="grid gap-1">
            <span>{title}</span>
            <span className="flex flex-wrap items-center gap-2 text-xs text-soft">
              {part !== "also" && <RiskBadge level={level} />}
              {place}
            </span>
          </span>
        </label>
      </li>
    ))}
  </ul>
);
