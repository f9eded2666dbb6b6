import { type Analysis, isAgreement, type Side } from "../../schemas/analysis.ts";
import { partyCalled, sideOfRole } from "../../schemas/client.ts";
import type { PlaybookContent } from "../../schemas/playbooks/playbook.ts";

/** What of a playbook says for which documents it is meant. */
type About = Pick<PlaybookContent, "kinds" | "act_for" | "law">;

/** What of a case says which playbook fits: `client` is a party's name. */
export type Paper = Pick<Analysis, "documentType" | "facts"> & {
  client: string | null;
  side: Side | null;
};

type Candidate = About & { name: string; default: boolean };

const same = (one: string, other: string) =>
  one.localeCompare(other, "en-AU", { sensitivity: "base" }) === 0;

/**
 * The playbook that fits a document best: by its kind, by whom we act for, by its law; of several alike the firm's
 * default, then by name. Where none is for its kind it is the default, as long as that acts for the same side under
 * the same law. Null where none fits, and for what binds nobody.
 */
export function fittingPlaybook<P extends Candidate>(
  candidates: readonly P[],
  paper: Paper,
): P | null {
  if (!isAgreement(paper.documentType.kind)) return null;
  const [best] = candidates
    .flatMap((playbook) => {
      const [kind, side, law] = [
        ofKind(playbook, paper),
        ofSide(playbook, paper),
        ofLaw(playbook, paper),
      ];
      if (side === null || law === null || (kind === null && !playbook.default)) return [];
      return [{ playbook, weight: 10 * (kind ?? -1) + 3 * side + law }];
    })
    .toSorted(
      (a, b) =>
        b.weight - a.weight ||
        Number(b.playbook.default) - Number(a.playbook.default) ||
        a.playbook.name.localeCompare(b.playbook.name, "en-AU"),
    );
  return best?.playbook ?? null;
}

/** 1 for a playbook of this very kind, 0 for one of every kind, null for one of others. */
function ofKind({ kinds }: About, { documentType }: Paper): number | null {
  if (kinds.length === 0) return 0;
  return kinds.some((kind) => same(kind, documentType.label)) ? 1 : null;
}

/** The same of whom we act for: 2 where the document calls the client so. */
function ofSide({ act_for }: About, { facts: { parties }, client, side }: Paper): number | null {
  if (act_for === null) return 0;
  const ours = parties.find(({ name }) => name === client);
  const meant = partyCalled(parties, act_for);
  if (ours && meant)
    return meant.name === ours.name || (meant.role !== null && meant.role === ours.role) ? 2 : null;
  const [wanted, is] = [
    sideOfRole(act_for),
    ours ? sideOfRole(ours.role ?? "") : (side ?? "recipient"),
  ];
  if (wanted === null || is === null) return 0;
  return wanted === is ? 1 : null;
}

function ofLaw({ law }: About, { facts }: Paper): number | null {
  const governing = facts.governingLaw?.value;
  if (law === null || !governing) return 0;
  return law.some((one) => governing.toLowerCase().includes(one.toLowerCase())) ? 1 : null;
}
