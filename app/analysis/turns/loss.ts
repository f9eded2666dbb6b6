import { type Turn, turn } from "./turn.ts";

const limits = /^(?:limitation-of-liability|consequential-loss)$/;
const disclaimers = /^(?:limitation-of-liability|consequential-loss|warranty-disclaimer)$/;
const releases = /^(?:limitation-of-liability|sole-remedy|covenant-not-to-sue)$/;

const endings = /^no-compensation$/;

const bounded =
  "\\b(?:limited|capped|excluded|restricted|confined|no more than|not exceed|cannot exceed|never exceed|at an end|ends)\\b";

/** Who answers for loss, and who does not. */
export const turnsOfLoss: readonly Turn[] = [
  turn(
    limits,
    "<G> (?:shall|will|can|may|is|are|must|does|do)(?: not| never|n't)\\b~\\b(?:liable|responsible|answerable|accountable)\\b",
  ),
  turn(
    limits,
    "<G> (?:shall|will|does|do|must)(?: not| never|n't) (?:have|incur|bear|accept|assume) any\\b~\\b(?:liability|responsibility)",
  ),
  turn(limits, `(?:liability|responsibility) of <G>[^.;@]{0,160}?${bounded}`),
  turn(limits, `<G's> (?:[\\w-]+ ){0,4}?(?:liability|responsibility|exposure|bill)\\b~${bounded}`),
  turn(limits, "<G's> (?:bill|liability)~ (?:never|not) include"),
  turn(limits, `what(?:ever)? <G> (?:ha(?:s|ve)|must|owes?|is|are)\\b~~(?:${bounded}|\\bonly\\b)`),
  turn(limits, "<G>~ only as trustee\\b"),
  turn(limits, `recover(?:y|able|ed|s)? by <B>\\b~~${bounded}`),
  turn(
    limits,
    "<B> (?:shall|will|must|may|can|does|do|agrees?)(?: not| never|n't)?~\\bhold @\\d+~\\b(?:liable|responsible|answerable)\\b",
  ),
  // An indemnity that the other side's own part cuts down.
  turn(
    /^indemnity$/,
    "\\breduced\\b~\\b(?:extent|proportion\\w*)\\b~\\b(?:acts?|omissions?|negligen\\w+|defaults?|faults?|breach\\w*|contribut\\w+|caus\\w+)\\b~<B>",
    /\bindemnif(?:y|ies|ied)\b|\bharmless\b/,
  ),
  turn(
    releases,
    "<G> (?:is|are|shall be|will be) (?:otherwise |then |thereby |hereby |forever )*(?:released|discharged|freed)\\b",
  ),
  turn(
    /^sole-remedy$/,
    "<B's> (?:only|sole|exclusive)(?: (?:and|or) (?:sole|exclusive|only))?,? (?:remed|recourse|right)",
    /\bnot (?:@\d+'s )?(?:only|sole|exclusive)\b/,
  ),
  turn(
    /^sole-remedy$/,
    "\\b(?:only|sole|exclusive)(?: (?:and|or) (?:sole|exclusive|only))?,? (?:remed(?:y|ies)|recourse|rights?) of <B>",
    /\bnot (?:the |be )?(?:only|sole|exclusive)\b|\bin addition to\b/,
  ),
  turn(
    /^sole-remedy$/,
    "\\b(?:entire|sole|only|whole)(?: and (?:exclusive|entire|sole))? (?:liability|obligations?)(?: and (?:liability|obligations?))? of <G>",
  ),
  turn(
    /^sole-remedy$/,
    "<B> (?:may|can|(?:shall |will )?ha(?:s|ve)|is entitled to)\\b~~\\bin (?:lieu|place) of (?:any|all|every) other (?:rights? or )?remed",
  ),
  turn(
    disclaimers,
    "<G> (?:gives?|makes?|offers?|has made|have made) (?:@\\d+ )?no\\b~\\b(?:warrant|promise|represent|guarantee|assurance|statement)",
  ),
  turn(
    disclaimers,
    "<G> (?:do|does|can|will|did)(?: not|n't)\\b~\\b(?:warrant|promise|represent|guarantee|vouch|assure)",
  ),
  turn(
    disclaimers,
    "<G> (?:accepts?|assumes?|takes?|bears?|ha(?:s|ve)|owes?) no\\b ~\\b(?:liability|responsibility|blame|duty)",
  ),
  turn(disclaimers, "\\bnot (?:warranted|vouched for|guaranteed|promised) by <G>"),
  turn(
    disclaimers,
    "\\bno (?:liability|responsibility|promise|warranty|representation)~ (?:accepted|assumed|borne|given|made) by <G>",
  ),
  turn(
    endings,
    "<G> (?:(?:shall|will|does|do) not be|is not|are not) (?:liable|obliged)|<G> (?:(?:shall|will) have|has|have) no (?:liability|obligation)\\b",
  ),
  turn(
    endings,
    "<B> (?:(?:shall|will) not be|is not|are not) entitled|<B> (?:(?:shall|will) have|has|have) no (?:claim|right|entitlement)\\b",
  ),
];
