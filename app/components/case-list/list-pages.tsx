import { Link } from "react-router";

type Asked = Record<string, string | number | null | undefined>;

/** The way to the other pages of a list that is asked for so: to the first from a later one, and to the next if there is one. */
export function ListPages({
  label = "Pages of the list",
  asked = {},
  cursor,
  nextCursor,
}: {
  label?: string;
  asked?: Asked;
  cursor: string | undefined;
  nextCursor: string | null;
}) {
  if (!cursor && !nextCursor) return null;
  return (
    <nav aria-label={label} className="ms-auto flex gap-3">
      {cursor && (
        <Link to={addressOf(asked)} className="action quiet small">
          First page
        </Link>
      )}
      {nextCursor && (
        <Link to={addressOf({ ...asked, cursor: nextCursor })} className="action quiet small">
          Next page
        </Link>
      )}
    </nav>
  );
}

function addressOf(asked: Asked) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value) search.set(name, String(value));
  return `?${search}`;
}
