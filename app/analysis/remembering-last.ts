/**
 * The same work with its last answer remembered, for the parts of one reading that ask the same of the same. Whoever
 * has the answer must leave it as it is. It is held weakly: at least for the task at hand, and no document stays
 * in memory for it.
 */
export function rememberingLast<Asked, Answer>(
  work: (asked: Asked) => Answer,
): (asked: Asked) => Answer {
  let last: WeakRef<{ asked: Asked; answer: Answer }> | undefined;
  return (asked) => {
    const known = last?.deref();
    if (known?.asked === asked) return known.answer;
    const answer = work(asked);
    last = new WeakRef({ asked, answer });
    return answer;
  };
}
