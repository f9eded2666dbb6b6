export const playbooksPath = "/legalai/playbooks";
export const clausesPath = "/legalai/clauses";
export const playbookPath = (id: string) => `/legalai/playbook/${id}`;
