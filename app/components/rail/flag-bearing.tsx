import { ArrowLeftRight, CircleDashed, CircleMinus, CirclePlus } from "lucide-react";
import type { Party, RiskFlag } from "../../schemas/analysis.ts";
import { type Bearing, bearingInWords, bearingOn } from "../../schemas/client.ts";

const signs: Record<Bearing, typeof CirclePlus> = {
  for: CirclePlus,
  against: CircleMinus,
  both: ArrowLeftRight,
  unclear: CircleDashed,
};

/** Whom the reader acts for, a party by its name, and who the parties are. */
export type Acting = { client: string | null; parties: readonly Party[] };

/** What a clause is to the client: a sign, its words, and whom it binds and is for. */
export function FlagBearing({ flag, acting }: { flag: RiskFlag; acting: Acting }) {
  const { client, parties } = acting;
  const words = bearingInWords(flag, client, parties);
  if (words === "") return null;
  const Sign = client === null ? null : signs[bearingOn(flag, client)];
  return (
    <span className="bearing">
      {Sign && <Sign aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />}
      {words}
    </span>
  );
}
