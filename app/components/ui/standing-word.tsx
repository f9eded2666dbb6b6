/** A word or a figure that throws a shadow of its own. */
export function StandingWord({ children }: { children: string }) {
  return (
    <span className="standing" data-word={children}>
      {children}
    </span>
  );
}
