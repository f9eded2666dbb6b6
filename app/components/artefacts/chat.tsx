import type { ChatDrawing } from "../../content/artefact-types.ts";

/** A telephone lit at night, what was said on it, and what came of it. */
export function Chat({ drawing: { clock, name, lines, booking } }: { drawing: ChatDrawing }) {
  return (
    <>
      <p className="night-clock" aria-hidden="true">
        {clock}
      </p>
      <div className="chat-phone">
        <p className="label">{name}</p>
        <ol>
          {lines.map(({ who, at, words }) => (
            <li key={words} className={who}>
              <p>
                <span className="sr-only">{who === "bot" ? "Chatbot: " : "Visitor: "}</span>
                {words}
              </p>
              <time dateTime={at}>{at}</time>
            </li>
          ))}
        </ol>
      </div>
      <div className="ticket">
        <h3 className="text-xl">{booking.title}</h3>
        <dl>
          {booking.facts.map(({ term, words }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
