import { type KeyboardEvent, type RefObject, useState } from "react";
import { mentionNames } from "../../schemas/comments/mentions.ts";
import type { Person } from "../../schemas/person.ts";

/** An @ and the beginning of a name, just before the caret. */
const begun = /(?:^|[\s(])@([^\s@]*(?: [^\s@]*)?)$/u;
const mostOffered = 6;

/** Offers people while somebody types @ and the beginning of a name: arrow keys choose, Enter takes, Escape closes. */
export function useCompletion(
  field: RefObject<HTMLTextAreaElement | null>,
  people: readonly Person[],
) {
  const [offered, setOffered] = useState<readonly Person[]>([]);
  const [at, setAt] = useState(0);
  const names = mentionNames(people);
  const nameOf = ({ id, email }: Person) => names.get(id) ?? email;

  const typedName = () => {
    const { value = "", selectionEnd = 0 } = field.current ?? {};
    return begun.exec(value.slice(0, selectionEnd ?? 0))?.[1];
  };
  const offer = () => {
    const typed = typedName()?.toLowerCase();
    const begins = (words: string) =>
      words
        .toLowerCase()
        .split(" ")
        .some((_, i, all) =>
          all
            .slice(i)
            .join(" ")
            .startsWith(typed ?? ""),
        );
    setOffered(
      typed === undefined
        ? []
        : people.filter((one) => begins(nameOf(one)) || begins(one.email)).slice(0, mostOffered),
    );
    setAt(0);
  };
  const close = () => setOffered([]);
  const take = (person: Person | undefined) => {
    const area = field.current;
    const typed = typedName();
    if (!area || !person || typed === undefined) return close();
    const end = area.selectionEnd;
    area.setRangeText(`${nameOf(person)} `, end - typed.length, end, "end");
    area.dispatchEvent(new Event("input", { bubbles: true }));
    area.focus();
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (offered.length === 0 || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((at + step + offered.length) % offered.length);
    else if (event.key === "Enter") take(offered[at]);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
    // The sheet of flags closes by Escape too.
    event.stopPropagation();
  };
  return { offered, at, nameOf, offer, close, take, onKeyDown };
}
