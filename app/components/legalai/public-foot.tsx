const links = [
  ["/", "Shadow Digital"],
  ["/privacy", "Privacy"],
  ["/terms", "Terms"],
] as const;

/** The foot of every page of LegalAI that anybody may read. */
export function PublicFoot() {
  return (
    <footer className="public-foot no-print">
      {links.map(([href, name]) => (
        <a key={href} href={href} className="link">
          {name}
        </a>
      ))}
    </footer>
  );
}
