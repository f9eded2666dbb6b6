import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "../ui/notice.tsx";
import { answerId, leadForms } from "./lead-fields.ts";
import type { useLeadForm } from "./use-lead-form.ts";

type Lead = Pick<ReturnType<typeof useLeadForm>, "answer" | "isNew" | "fields">;

/** The fields that were refused, by name, each a way to it: what is wrong stands there. */
function Refused({ answer, fields }: Pick<Lead, "answer" | "fields">) {
  const wrong = answer?.result.error ?? {};
  const refused = answer
    ? leadForms[answer.type].fields.filter(({ name }) => wrong[name] && fields[name])
    : [];
  if (refused.length === 0) return null;
  return (
    <ul className="refused">
      {refused.map(({ name, label }) => (
        <li key={name}>
          <a className="link" href={`#${fields[name]?.id}`}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * What is said of a sent form. A new answer comes into view and takes the focus, so that nobody has to look for it;
 * the place for one is in the page before, so that it is announced.
 */
export function AnswerNotice({ lead, children }: { lead: Lead; children?: ReactNode }) {
  const { answer, isNew, fields } = lead;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew || !answer) return;
    place.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
    place.current?.focus({ preventScroll: true });
  }, [isNew, answer]);
  return (
    <Notice
      ref={place}
      id={answer && answerId}
      look={answer?.sent ? "good" : "bad"}
      title={answer?.notice.title}
    >
      {answer && (
        <>
          <p>{answer.notice.text}</p>
          <Refused answer={answer} fields={fields} />
          {children}
        </>
      )}
    </Notice>
  );
}
