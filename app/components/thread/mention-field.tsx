import { type RefObject, useId } from "react";
import { maxComment } from "../../schemas/comments/comment.ts";
import { useTogether } from "./together.ts";
import { useCompletion } from "./use-completion.ts";

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  label: string;
  defaultValue?: string;
  readOnly: boolean;
  onChange?: () => void;
};

/** Where a comment is typed. An @ offers the people who see the case. */
export function MentionField({ field, label, defaultValue, readOnly, onChange }: Props) {
  const people = useTogether()?.people ?? [];
  const { offered, at, nameOf, offer, close, take, onKeyDown } = useCompletion(field, people);
  const id = useId();
  const isOpen = offered.length > 0;
  return (
    <div className="mention-field">
      <label htmlFor={id} className="field-label text-xs">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        name="text"
        required
        maxLength={maxComment}
        rows={2}
        defaultValue={defaultValue}
        readOnly={readOnly}
        className="field-input small"
        aria-describedby={`${id}-hint`}
        aria-autocomplete="list"
        aria-controls={isOpen ? `${id}-people` : undefined}
        aria-activedescendant={isOpen ? `${id}-${at}` : undefined}
        onInput={() => {
          onChange?.();
          offer();
        }}
        onClick={offer}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {isOpen && (
        <div id={`${id}-people`} role="listbox" aria-label="People to mention" className="mentions">
          {offered.map((person, i) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
            <div
              key={person.id}
              id={`${id}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(person)}
            >
              {nameOf(person)}
              {nameOf(person) !== person.email && (
                <span className="text-soft"> {person.email}</span>
              )}
            </div>
          ))}
        </div>
      )}
      <p id={`${id}-hint`} className="field-hint">
        @ and a name mentions somebody.
      </p>
      <p role="status" className="sr-only">
        {isOpen && `${offered.length} to choose from: arrow keys, then Enter.`}
      </p>
    </div>
  );
}
