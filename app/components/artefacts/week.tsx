import type { WeekDrawing } from "../../content/artefact-types.ts";
import { StandingWord } from "../ui/standing-word.tsx";

const side = 50;
const step = 56;
/** As many squares as fit in a row. */
const across = 8;

/** An hour is a square: a person's stands in the light, a machine's is only the shadow of one. */
function Hours({ people, machine }: { people: number; machine: number }) {
  const squares = (from: number, count: number, y: number) =>
    Array.from(
      { length: count },
      (_, at) => `M${(from + at) * step} ${y}h${side}v${side}h-${side}z`,
    ).join("");
  const shadow = (from: number) => `M${from * step} ${side}h${side}l36 18h-${side}z`;
  return (
    <svg viewBox={`0 0 ${across * step + 30} ${side + 18}`} aria-hidden="true">
      <path d={Array.from({ length: people }, (_, at) => shadow(at)).join("")} className="thrown" />
      {machine > 0 && <path d={squares(people, machine, 9)} className="machine" />}
      <path d={squares(0, people, 0)} fill="var(--lit)" />
      <path
        d={Array.from(
          { length: people },
          (_, at) => `M${at * step + 12} 0h${side - 12}v${side}h-${side - 12}z`,
        ).join("")}
        fill="var(--figure)"
      />
    </svg>
  );
}

const hours = (count: number) => (count === 1 ? "1 hour" : `${count} hours`);

/** A week's tasks by the hour, and who does them from now on. */
export function Week({ drawing: { tasks, kept, given } }: { drawing: WeekDrawing }) {
  const total = (of: "people" | "machine") => tasks.reduce((sum, task) => sum + task[of], 0);
  return (
    <>
      <ul className="week">
        {tasks.map(({ task, people, machine, what }) => (
          <li key={task}>
            <h3 className="text-lg">{task}</h3>
            <Hours people={people} machine={machine} />
            <p className="text-sm text-soft">
              {machine > 0 && `${hours(machine)} handed over, `}
              {hours(people)} kept. {what}
            </p>
          </li>
        ))}
      </ul>
      <dl className="week-sum">
        <div>
          <dt>{given}</dt>
          <dd>
            <StandingWord>{String(total("machine"))}</StandingWord>
          </dd>
        </div>
        <div>
          <dt>{kept}</dt>
          <dd>
            <StandingWord>{String(total("people"))}</StandingWord>
          </dd>
        </div>
      </dl>
    </>
  );
}
