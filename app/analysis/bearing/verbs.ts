/**
 * What a verb does to whoever does it: "give": it costs them, and whoever it is done to or for gains (pay, indemnify,
 * assign); "take": they gain, and whoever it is taken from pays for it (receive, terminate, audit, vary);
 * "lose": they are worse off by themselves (waive, forfeit, bear). A verb in none of the three says nothing.
 */
const kinds = {
  give: "pay|repay|paid$|repaid$|sent$|sold$|bought$|told$|lent$|met$|indemnif(?:y|i)|reimburs|compensat|deliver|give|grant|assign|transfer|licen[cs]|provid|suppl(?:y|i)|insur|releas|discharg|guarante|charg(?=\\w* (?:in favour|all|its|her|his))|return|hand|destroy|delet|maintain|ensur|procur|purchas|buy|order|meet|cover|refund|replac|repair|rectif|fix|correct|remed(?:y|i)|warrant|promis|credit|account|notif|compl|allow|permit|lend|perform|protect|treat|vest|effect|take out|arrang|disclos|show|produc|open|report|tell|send|convey|mak(?:e|ing) good|put right|stand|answer|sell|devot|contribut|share|sign|execut|secure|mortgag|defend",
  take: "taken$|took$|cut$|chosen$|left$|recover|collect|own|retain|terminat|end|cancel|determin|vary|varied|chang|amend|modif|revis|updat|increas|rais|lift|review|adjust|audit|inspect|examin|suspend|remov|deduct|set|withhold|enter|re-?enter|repossess|appoint|requir|demand|claim|elect|choose|decid|nominat|refus|reject|enforc|exercis|rely|benefit|profit|withdraw|disabl|block|apply|draw|resum|reset|impos|add|alter|replac|rescind|walk|quit|leav|stop|extend|renew|convert|call",
  lose: "waiv|forfeit|forgo|surrender|bear|bore|suffer|incur|lose|lost|acknowledg|accept|forbear|refrain|abstain|ceas|submit|yield|owe|fall|exceed|renounc",
} as const;

type VerbKind = keyof typeof kinds;

const patterns = (Object.entries(kinds) as [VerbKind, string][]).map(
  // The keys are those of the table above.
  ([kind, stems]) => [kind, new RegExp(`^(?:${stems})`)] as const,
);

/** What kind of verb a word is, by its beginning; null for any other word. */
export const verbKind = (word: string): VerbKind | null =>
  patterns.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
