import type { StripBlock } from "../../content/types.ts";

export function Strip({ block }: { block: StripBlock }) {
  return (
    <div className="strip tone-paper">
      <div className="page flex flex-wrap items-baseline gap-x-10 gap-y-2 py-6">
        <p className="label text-accent">{block.label}</p>
        <ul className="flex flex-wrap gap-x-8 gap-y-1 text-sm">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
