import type { MarkedPreview } from "../../schemas/marking/preview.ts";
import { RiskBadge } from "../case/risk.tsx";
import { Excerpt } from "./excerpt.tsx";

/** A flag: whether and how it is marked, and beside that what becomes of it. */
export function MarkedFlag({ flag }: { flag: MarkedPreview }) {
  const { id, title, level, place, chosen, hasWording, changes, says, excerpt, remarks } = flag;
  return (
    <li className="sheet grid gap-4 p-5">
      <div className="grid gap-2">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
          {title}
          <RiskBadge level={level} />
          {place && <span className="text-xs font-normal text-soft">{place}</span>}
        </h3>
        <div className="flex flex-wrap gap-x-6">
          <label className="flex min-h-8 items-center gap-3">
            <input
              type="checkbox"
              name="flag"
              value={id}
              defaultChecked={chosen}
              className="size-5 shrink-0"
            />
            <span>
              Mark it<span className="sr-only">: {title}</span>
            </span>
          </label>
          {hasWording && (
            <label className="flex min-h-8 items-center gap-3">
              <input
                type="checkbox"
                name="comment"
                value={id}
                defaultChecked={!changes}
                className="size-5 shrink-0"
              />
              <span>
                Comment only, no tracked change<span className="sr-only">: {title}</span>
              </span>
            </label>
          )}
        </div>
      </div>
      {chosen && says.length > 0 && (
        <div className={`grid gap-4 ${excerpt ? "lg:grid-cols-[minmax(0,1fr)_20rem]" : ""}`}>
          {excerpt && <Excerpt pieces={excerpt} />}
          <div className="grid content-start gap-1 border-l-2 border-rule pl-4 text-xs">
            {says.map((said, i) => (
              <p
                key={said}
                className={`break-words whitespace-pre-line ${i === 0 ? "font-semibold" : ""}`}
              >
                {said}
              </p>
            ))}
          </div>
        </div>
      )}
      {remarks.map((remark) => (
        <p key={remark} className="bg-medium-wash p-3 text-xs text-ink">
          {remark}
        </p>
      ))}
    </li>
  );
}
