/** The shape of a case that is still being read, so that nothing jumps when it is there. */
export function CaseSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-6">
      <div className="overview">
        <div className="sheet skeleton h-72" />
        <div className="sheet skeleton h-72" />
      </div>
      <div className="desk">
        <div className="sheet skeleton h-96" />
        <div className="sheet skeleton h-96" />
      </div>
    </div>
  );
}
