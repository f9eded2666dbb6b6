/** One piece of model wording, the rule that it stands in, and the cases in which it is proposed. */
export type LibraryEntry = {
  playbook: { id: string; name: string };
  ruleId: string;
  title: string;
  /** "Preferred", "Fallback 2" */
  position: string;
  wording: string;
  why: string;
  cases: { id: string; name: string }[];
};
