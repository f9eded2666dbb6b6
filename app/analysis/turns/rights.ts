import { anyClause, denial, deniedRight, type Turn, turn } from "./turn.ts";

const owning = /^(?:ip-assignment|data-ownership)$/;
const using = /^licence-scope$/;
const powers =
  /^(?:content-removal|approval-right|publicity|audit-rights|unilateral-variation|step-in|power-of-attorney|subcontracting|suspension|demolition-or-relocation|direct-debit|right-of-entry|work-at-cost)$/;
const choosing = /^(?:first-refusal|pre-emption)$/;
const onlyOne = /^exclusivity$/;
const ending = /^(?:termination-for-(?:breach|convenience)|suspension|damage-and-abatement)$/;
const securing = /^(?:ppsa-security|land-charge)$/;
const bounded = /^(?:assignment|affiliate-licence|permitted-use|alterations)$/;
const looking = /^(?:audit-rights|right-of-entry)$/;
const worsening = /^material-adverse-change$/;
const encumbrance = "lien|charge|mortgage|caveat";
const allowed =
  "(?:may|can|shall|will|(?:(?:shall|will) be|is|are) entitled to)(?: also| at any time)?";
const choice =
  "(?:(?:own|sole|absolute|unfettered|reasonable|and),? ){0,5}(?:discretion|option|election)";

const approving = /^approval-right$/;

/** Who owns what, and who may do what. */
export const turnsOfRights: readonly Turn[] = [
  turn(
    owning,
    "(?<!if |where )<G> (?:will |shall |is to |are to )?(?:\\w+ly )?(?:owns?|keeps?|retains?)\\b",
  ),
  turn(owning, "\\b(?:is|are|be|remains?) (?:\\w+ly )?owned by <G>", denial),
  turn(
    owning,
    "<B> (?:(?:does|do|shall|will) not (?:\\w+ ){0,2}(?:obtain|acquire|have|get|receive|gain|take)|(?:obtains?|acquires?|has|gets|receives?|gains?|takes?) no)\\b~\\b(?:rights?|title|interest|ownership|copyright|property)\\b",
    /\b(?:only|but|except|until|unless)\b/,
  ),
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
  // Where nobody is said to get it, it is for those in whose house it is to be used.
  turn(
    using,
    "<B>,? (?:hereby |also |agrees to ){0,2}grants? an? ~\\b(?:right|licen[cs]e)\\b",
    /\b(?:personal|revocable|non-?transferable|limited|may not|must not|only|solely (?!for))\b/,
  ),
  turn(
    powers,
    "<G> (?:may|can|(?:is|are) entitled to|reserves? the right to)\\b(?! (?:also |only |not )?(?:be|not|only|take place)\\b)",
    /\bagrees that\b/,
  ),
  turn(
    powers,
    "<G>,?(?: [^.;@]{1,80},)? (?:(?:shall|will) have|has|have) the (?:right|option|power)(?: at any time)? to\\b",
    /\b(?:not have|no right)\b/,
  ),
  turn(approving, "<G>,? (?:(?:shall|will) have|has|have) the (?:\\w+ )?right of\\b"),
  turn(
    /^no-exclusivity$/,
    "<G> may (?:also |still )?(?:appoint|engage|supply|sell|provide|deal)\\b",
  ),
  turn(
    /^(?:no-exclusivity|restraint-of-trade)$/,
    "\\b(?:nothing|not)\\b~\\b(?:prevents?|precludes?|restricts?|prohibits?|stops?|limits?) <G> from\\b",
  ),
  turn(
    approving,
    "<B> (?:must|shall|will|has to|agrees to)\\b~\\b(?:submit|send|provide|deliver|supply|furnish|present)\\b",
  ),
  turn(powers, "<G's> (?:[\\w-]+ ){1,3}?may\\b", /'s (?:[\w-]+ ){1,3}?may(?: \w+)? be/),
  turn(powers, "may~ be \\w+~ by <G?>", new RegExp(`\\b(?:only|keeps)\\b|${deniedRight.source}`)),
  turn(
    /^assignment$/,
    "\\b(?:neither|no) <B> (?:may|shall|can|must|is entitled to) (?:\\w+ ){0,3}?(?:assign|transfer|novate|dispose)\\b",
  ),
  // "You may transfer it only with our consent": what may be done so and not otherwise is a bound.
  turn(
    bounded,
    "<B> (?:may|can) (?!not)(?:[^.;@]|@\\d+'s|\\.(?=\\d)){0,90}?\\b(?<!not )(?:only|solely) (?:with|if|after|where|when|upon|on|by|to|in|for)\\b",
  ),
  turn(looking, "\\b(?:premises|records|books|sites?|accounts|land|offices) of <B>", denial),
  turn(worsening, "\\b(?:in|at) <G's> (?:[\\w-]+ ){0,3}(?:opinion|view|judge?ment|discretion)\\b"),
  turn(
    worsening,
    "\\b(?:in|at) the (?:[\\w-]+ ){0,3}(?:opinion|view|judge?ment|discretion) of <G>",
  ),
  turn(worsening, "\\badverse (?:effect|change)\\b~ (?:up)?(?:on|in|to) <B?>"),
  turn(/^supply-at-discretion$/, "\\b(?:at|in) <G's> (?:\\w+ ){0,3}?discretion"),
  turn(/^supply-at-discretion$/, "\\b(?:at|in) the (?:\\w+ ){0,3}discretion of <G>"),
  turn(
    /^renewal-option$/,
    "<G> (?:may|can|(?:is|are) entitled to|ha(?:s|ve) the (?:right|option) to) (?:\\w+ ){0,3}?(?:exercise|renew|extend|take up)\\b",
    /\b(?:may not|no right|nothing)\b/,
  ),
  turn(
    /^change-of-control$/,
    "<G> (?:may|(?:(?:shall|will) have|has|have) the (?:right|option)(?: \\([^)@]{3,40}\\))? to) (?:\\w+ )?(?:terminate|end|cancel)\\b",
  ),
  turn(
    /^covenant-not-to-sue$/,
    "<B> (?:shall|will|must|may|agrees)(?: not| never)(?: to)?~\\b(?:challenge|contest|dispute|attack|sue)\\b",
  ),
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
  turn(
    onlyOne,
    "<G>(?: or @\\d+'s [a-z ]{3,40}| or its [a-z ]{3,40})? (?:shall|will) be (?:the|an?|@\\d+'s|its) (?:sole|exclusive)\\b",
    /\bnon-exclusive|\bshall not\b|\bresponsib/,
  ),
  turn(
    onlyOne,
    "<G> (?:(?:shall|will) have|has|have) (?:the|an) (?:sole|exclusive)(?:,? (?:and|irrevocable|exclusive))* (?:right|licen[cs]e)\\b",
    /\bnon-exclusive/,
  ),
  turn(
    choosing,
    "<G> (?:ha(?:s|ve)|(?:shall|will) have) (?:an? |the )?(?:right of )?(?:first refusal|pre-emption|option)",
  ),
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
    /^termination-for-(?:breach|convenience)$/,
    "\\bmay be (?:\\w+ )?(?:terminated|ended|cancelled) (?:\\w+ )?by <G>",
    deniedRight,
  ),
  // What whoever is named over a list does, or has done to it, ends the agreement.
  turn(
    /^termination-for-breach$/,
    "\\b(?:terminates?|ends?|lapses?|be terminated)(?: (?:automatically|forthwith|immediately|at once))?,? (?:if|where|when|should) <B>(?: ?:| (?:breach|fail|default|commit|do(?:es)? not|is in|becomes?)\\w*)",
  ),
  turn(
    ending,
    "\\b(?:gives|grants|confers on|entitles) <G> (?:the |an? )?(?:immediate )?(?:right|power|option)? ?to\\b",
    denial,
  ),
  turn(
    ending,
    "<G> (?:may|can|is entitled to)(?: [\\w@]+){0,4} (?:terminate|end|cancel|rescind|determine|declare|do (?:so|likewise)(?= (?:on|upon|by|with|at)\\b))",
  ),
  turn(
    ending,
    "<G> exercises? (?:the|its|@\\d+'s|an?) (?:right|option|power) to (?:terminate|end|cancel)\\b",
  ),
  turn(ending, "\\b(?:allows?|entitles?|permits?) <G> to (?:dismiss|terminate|end|cancel)\\b"),
  turn(
    /^extension-of-time$/,
    "<G> (?:is|are|(?:will|shall) be) entitled to (?:an? |such )?(?:\\w+ ){0,2}extensions? of (?:the )?time\\b",
    /\b(?:only|not|no|waives?|condition precedent|barred)\b/,
  ),
  turn(/^conclusive-certificate$/, "\\b(?:certificate|statement)~ (?:by|of|from) <G?>"),
  turn(
    securing,
    `<G> (?:${allowed} )?(?:keeps?|ha(?:s|ve)|retains?|holds?|reserves?|exercises?|claims?|takes?) (?!no )(?:an? |the )?~\\b(?:security interest|title|ownership|${encumbrance})\\b`,
  ),
  // A right over what is somebody's.
  turn(
    securing,
    `\\b(?:security interest|${encumbrance})\\b~ (?:over|on|in|upon|against)\\b~ (?:belonging to|owned by|held by) <B>`,
    denial,
  ),
  turn(
    securing,
    `\\b(?:security interest|${encumbrance})\\b~ (?:over|on|against) (?:all (?:of )?)?<B's>(?! favour)`,
    /\b(?:not?|never|grants?|gives?|charges|mortgages)\b/,
  ),
  turn(
    anyClause,
    "<G> (?:hereby |also |expressly )*reserves? (?:the|an?|all|any|every|@\\d+'s) (?:\\w+ ){0,3}?(?:rights?|discretion|option|power)\\b",
  ),
  turn(
    anyClause,
    `(?:\\bmay|(?<!@\\d )\\b(?:shall|will|must))\\b[^.;@]{0,60}?\\b(?:at|in) the ${choice} of <G>`,
  ),
  turn(anyClause, `\\b(?:is|are|remains?) (?:\\w+ly )?(?:at|in|within) the ${choice} of <G>`),
  turn(
    anyClause,
    "\\b(?:(?:must|shall|will|may|to) be|is|are) (?:as )?(?:\\w+ly )?(?:valued|determined|assessed|certified|fixed|calculated) by <G>",
    /\b(?:arbitrat|mediat|expert|jointly)/,
  ),
  turn(anyClause, `\\bmay\\b[^.;@]{0,40}? be \\w+[^.;@]{0,60}?\\b(?:at|in) <G's> ${choice}`),
  turn(
    /^(?:uncapped-liability|sole-remedy)$/,
    "\\b(?:not|nothing\\b[^.;@]{0,60}?) (?:limits?|affects?|prejudices?|restricts?|excludes?) <G's> (?:\\w+ ){0,4}rights?\\b",
  ),
  turn(/^(?:direct-debit|privacy)$/, "<B>,? (?:hereby |irrevocably ){0,2}authori[sz]es? <G>"),
  turn(/^power-of-attorney$/, "<B>,?~~ appoints? <G>"),
  turn(
    /^order-of-precedence$/,
    "\\b(?:formulated|issued|made|published|adopted|laid down|prescribed) (?:or \\w+ |and \\w+ )?by <G>[^.;]{0,300}?\\b(?:prevails?|takes? precedence|overrides?)\\b",
    /\b(?:not|never|nothing|only)\b/,
  ),
];
