/**
 * What a term does to the client on whom it weighs, and what is said of it: `{we}` and `{they}` stand for the client and the
 * other side. The title goes after what the term is about: "Substitution: the other side decides".
 */
export interface EffectRule {
  title: string;
  does: string;
  why: string;
  ask: string;
}

/** By what readers called it when they graded terms (`docs/graded-terms.md`). */
export const effects = {
  decides: {
    title: "the other side decides",
    does: "{They} decides here, or changes things, by itself.",
    why: "{We} must live with what it takes no part in.",
    ask: "Ask that {we} must agree, or at least for notice, a reasonable standard and a limit.",
  },
  must: {
    title: "a demanding duty",
    does: "{We} takes on a duty here that is easily missed.",
    why: "Whatever falls short of these words is a breach.",
    ask: "Tie it to reasonable efforts, a clear standard, a time and an amount.",
  },
  pays: {
    title: "a cost to bear",
    does: "{We} bears a cost here.",
    why: "It comes on top of what {we} pays or does already.",
    ask: "Ask for a ceiling, for proof of the cost, and for no charge where {they} is the cause.",
  },
  loses: {
    title: "something is given up or lost",
    does: "{We} gives up or may lose something here.",
    why: "What is lost so does not come back, however good the claim.",
    ask: "Strike it out, or ask for more time, notice first, and an exception for what {they} knew or caused.",
  },
  free: {
    title: "the other side stays free of it",
    does: "{They} keeps itself free here of a duty or of liability.",
    why: "If it goes wrong, {we} is left with the loss.",
    ask: "Ask {they} to stand in for its own fault and for what it promises.",
  },
  liable: {
    title: "liability taken on",
    does: "{We} answers here for loss.",
    why: "It may reach further than its own fault, and further than its insurance.",
    ask: "Confine it to loss that {we} causes by its fault, less the other's share, within the cap.",
  },
  held: {
    title: "less freedom",
    does: "{We} is held here, or may not do what it otherwise could.",
    why: "It cannot follow a better chance, or leave, while this lasts.",
    ask: "Shorten it, narrow it, and add a way out on notice.",
  },
  leaves: {
    title: "a way out for the other side",
    does: "{They} may stop, suspend or end things here.",
    why: "{We} plans and spends on a deal that may be over early.",
    ask: "Ask for a reason, notice, time to put things right, and pay for what was done.",
  },
  deemed: {
    title: "taken as settled",
    does: "Something is taken here as true, agreed or final.",
    why: "{We} could hardly prove otherwise later.",
    ask: "Ask that it may be disproved, and for a time to object.",
  },
  taken: {
    title: "handed to the other side",
    does: "{They} gets here what is {we}'s, or the use of it.",
    why: "What is handed over is hard to get back if the deal goes wrong.",
    ask: "Give a licence or a right for this deal alone, or only on payment.",
  },
  late: {
    title: "late or uncertain",
    does: "It stays open here when, or whether, {we} gets what it is owed.",
    why: "{We} has done its part by then, and carries the gap.",
    ask: "Ask for a date, and for interest or another remedy once it has passed.",
  },
} as const satisfies Record<string, EffectRule>;

/** One of `effects`. */
export type Effect = keyof typeof effects;

/** What is said of a term that weighs on the client, where it cannot be told how. */
export const untold: EffectRule = {
  title: "hard on {we}",
  does: "This term weighs on {we}.",
  why: "It is worth a careful look, and mostly a word to the other side, before it is signed.",
  ask: "Ask for a limit, for notice, or for the same on both sides.",
};
