/**
 * The same work with its last answer remembered, for the parts of one reading that ask the same of the same. Whoever
 * has the answer must leave it as it is.
 */
export function rememberingLast<Asked, Answer>(
  work: (asked: Asked) => Answer,
): (asked: Asked) => Answer {
  let last: { asked: Asked; answer: Answer } | undefined;
  return (asked) => {
    if (!last || last.asked !== asked) last = { asked, answer: work(asked) };
    return last.answer;
  };
}
