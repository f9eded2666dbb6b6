import { useLocation } from "react-router";
import { Notice } from "../ui/notice.tsx";

/** What a page may say of the step that led to it, by the `notice` in its address. */
const notices = {
  saved: "The change is saved.",
  noted: "The note is saved.",
  released: "The lead is released. If it asked for the guide, that is on its way.",
  again: "The mail is on its way again.",
  deleted: "Everything that was kept about this person is deleted.",
} as const;

/** The address of a page that says how one came there. */
export const withStaffNotice = (path: string, notice: keyof typeof notices) =>
  `${path}?notice=${notice}`;

export function StaffNotice() {
  const told = new URLSearchParams(useLocation().search).get("notice");
  const known = Object.entries(notices).find(([name]) => name === told);
  if (!known) return null;
  return (
    <div className="arrival">
      <Notice look="good">{known[1]}</Notice>
    </div>
  );
}
