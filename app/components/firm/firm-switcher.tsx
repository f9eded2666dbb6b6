import { Building2, ChevronsUpDown } from "lucide-react";
import { switchPath } from "./addresses.ts";

/** Changes the firm in which one acts: for people with several. Each is a button of a plain form. */
export function FirmSwitcher({
  firms,
  current,
  compact,
}: {
  firms: readonly { id: string; name: string }[];
  current: string;
  /** Whether its words are left to screen readers. */
  compact: boolean;
}) {
  const name = firms.find(({ id }) => id === current)?.name ?? "";
  return (
    <details className="switcher">
      <summary className="nav-link" title={`Firm: ${name}. Change`}>
        <Building2 aria-hidden={true} strokeWidth={1.5} className="size-5 shrink-0" />
        <span className={compact ? "sr-only" : "min-w-0 truncate"}>
          <span className="sr-only">Change the firm; now: </span>
          {name}
        </span>
        <ChevronsUpDown
          aria-hidden={true}
          strokeWidth={1.5}
          className="ml-auto size-4 shrink-0 text-soft"
        />
      </summary>
      <form method="post" action={switchPath} className="switcher-list">
        {firms.map((firm) => (
          <button
            key={firm.id}
            type="submit"
            name="firm"
            value={firm.id}
            aria-current={firm.id === current || undefined}
            className="nav-link w-full"
          >
            <span className="min-w-0 break-words">{firm.name}</span>
          </button>
        ))}
      </form>
    </details>
  );
}
