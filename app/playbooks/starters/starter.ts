import type { PlaybookContent } from "../../schemas/playbooks/playbook.ts";

/** A playbook that ships, for a firm to begin with. */
export interface Starter {
  id: string;
  content: PlaybookContent;
}
