import type { WeekDrawing } from "../../content/artefact-types.ts";
import { repeated, row } from "../ui/drawing.ts";
import { StandingWord } from "../ui/standing-word.tsx";

const side = 50;
const step = 56;
/** As many squares as fit in a row. */
const across = 8;

/** An hour is a square: a person's stands in the light, a machine's is only the shadow of one. */
function Hours({ people, machine }: { people: number; machine: number }) {
  return (
    <svg viewBox={`0 0 ${across * step + 30} ${side + 18}`} aria-hidden="true">
      <path d={repeated(people, step, 0, side, `h${side}l36 18h${-side}z`)} className="thrown" />
      {machine > 0 && (
        <path d={row(machine, step, people * step, 9, side, side)} className="machine" />
      )}
      <path d={row(people, step, 0, 0, side, side)} fill="var(--lit)" />
      <path d={row(people, step, 12, 0, side - 12, side)} fill="var(--figure)" />
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
