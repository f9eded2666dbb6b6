import type { Role } from "../../schemas/firm.ts";
import { roleNames } from "../firm/role-words.ts";

/** What is in the copy of somebody's data, which depends on what they may take out of their firm. */
export function DataCopy({
  role,
  firm,
  exports,
}: {
  role: Role;
  /** The name of a firm that has others in it, too. */
  firm: string | null;
  exports: boolean;
}) {
  return (
    <p className="text-soft">
      {!exports
        ? `One zip file with what we store of your account, your firms and what you wrote there. It holds no documents: they are the firm’s, and the role ${roleNames[role]} does not export them.`
        : firm === null
          ? "One zip file with every document, its original, text and analysis, and what we store of your account."
          : `One zip file with what we store of your account, and of ${firm} every document that you may see: its original, text, analysis and comments. The firm’s record says that you exported it.`}
    </p>
  );
}
