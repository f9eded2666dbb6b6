/** How far an upload and its analysis are, as a bar, a number and a sentence. */
export function ProgressBar({ percent, words }: { percent: number; words: string }) {
  return (
    <div className="grid gap-2">
      <progress value={percent} max={100} aria-label="Progress" className="progress">
        {percent}%
      </progress>
      <p role="status" className="flex justify-between gap-4 text-xs text-soft">
        <span>{words}</span>
        <span>{percent}%</span>
      </p>
    </div>
  );
}
