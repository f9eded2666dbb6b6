export const playbooksPath = "/legalai/playbooks";
export const clausesPath = "/legalai/clauses";
export const playbookPath = (id: string) => `/legalai/playbook/${id}`;
/** Where a rule of a playbook stands on its page. */
export const rulePath = (id: string, ruleId: string) => `${playbookPath(id)}#rule-${ruleId}`;
