import { anyClause, deniedRight, type Turn, turn } from "./turn.ts";

const owning = /^ip-assignment$/;
const using = /^licence-scope$/;
const powers =
  /^(?:content-removal|publicity|audit-rights|unilateral-variation|step-in|power-of-attorney|subcontracting|suspension|demolition-or-relocation)$/;
const choosing = /^(?:first-refusal|pre-emption)$/;
const onlyOne = /^exclusivity$/;
const ending = /^(?:termination-for-(?:breach|convenience)|damage-and-abatement)$/;

/** Who owns what, and who may do what. */
export const turnsOfRights: readonly Turn[] = [
  turn(owning, "(?<!if |where )<G> (?:will |shall |is to |are to )?(?:owns?|keeps?|retains?)\\b"),
  turn(
    owning,
    "\\b(?:belongs?|vests?|pass(?:es)?|property|assigned|transferred|assigns?|transfers?|conveys?)\\b~ (?:to|in|unto|of) <G>",
    /\b(?:no|not|nothing|none)\b[^.;]{0,60}\b(?:belong|vest|pass|assign|transfer)/,
  ),
  turn(
    using,
    "<G>,? (?:gets?|ha(?:s|ve)|receives?|is granted|are granted) an? ~\\b(?:right|licen[cs]e|permission)\\b",
  ),
  turn(using, "<B> (?:is|are) not (?:granted|given|allowed|permitted)\\b"),
  turn(using, "\\b(?:right|licen[cs]e|permission)\\b~~ personal to <B>"),
  turn(using, "<B> (?:hereby )?(?:grants?|licen[cs]es?) <G>"),
  turn(
    powers,
    "<G> (?:may|can|(?:is|are) entitled to|reserves? the right to)\\b(?! (?:also |only |not )?(?:be|not|only|take place)\\b)",
    /\bagrees that\b/,
  ),
  turn(powers, "<G's> (?:[\\w-]+ ){1,3}?may\\b", /'s (?:[\w-]+ ){1,3}?may(?: \w+)? be/),
  turn(powers, "may~ be \\w+~ by <G?>", new RegExp(`\\b(?:only|keeps)\\b|${deniedRight.source}`)),
  turn(powers, "open to ~ by <G?>"),
  turn(
    /^publicity$/,
    "<B's> (?:[\\w-]+ ){0,3}?(?:names?|logos?|marks?|brand|image|likeness|photos?)\\b~ may be\\b",
  ),
  // "Right of relocation: the Lessor": a title and its holder.
  turn(
    anyClause,
    "^(?:[\\d.()a-z]{1,6} )?(?:an? |the )?(?:right|option|power|election)\\b[^.;@:]{0,60}: ?<G>",
  ),
  turn(choosing, "<G> ha(?:s|ve) (?:an? |the )?(?:right of )?(?:first refusal|pre-emption|option)"),
  turn(choosing, "\\b(?:offer(?:ed)?|offering)\\b~ to <G>"),
  turn(
    onlyOne,
    "<B's> (?:one and only|sole|only|exclusive|single)(?: and \\w+)? (?:source|supplier|provider|outlet|distributor|seller)",
    /\bappoints?\b/,
  ),
  turn(
    onlyOne,
    "<B>,? (?:hereby )?(?:appoints?|engages?|retains?) @\\d+~ (?:only|sole|exclusive|exclusively)\\b",
    /\bnon-exclusive/,
  ),
  turn(/^termination-for-breach$/, "\\bbreach by <B>"),
  turn(
    ending,
    "<G> (?:may|can|is entitled to)(?: \\w+){0,3} (?:terminate|end|cancel|rescind|determine|declare)",
  ),
  turn(ending, "\\b(?:allows?|entitles?|permits?) <G> to (?:dismiss|terminate|end|cancel)\\b"),
  turn(/^conclusive-certificate$/, "\\bcertificate~ (?:by|of|from) <G?>"),
  turn(
    /^ppsa-security$/,
    "<G> (?:keeps?|ha(?:s|ve)|retains?|holds?|reserves?) (?:an? |the )?~\\b(?:security interest|title|ownership|charge|lien)\\b",
  ),
];
