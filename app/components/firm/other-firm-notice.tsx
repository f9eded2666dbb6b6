import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { callApi, hearOtherFirm } from "../../lib/browser/call-api.ts";
import { Notice } from "../ui/notice.tsx";

type Firm = { id: string; name: string };

/** Says that its reader now acts in another firm than that of the page, which stays as it is until they choose. */
export function OtherFirmNotice({ firm, firms }: { firm: string; firms: readonly Firm[] }) {
  const [acting, setActing] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const aborter = new AbortController();
    hearOtherFirm((id) => setActing(id === firm ? null : id), aborter.signal);
    return () => aborter.abort();
  }, [firm]);
  if (acting === null) return null;
  const nameOf = (id: string) => firms.find((one) => one.id === id)?.name ?? "another firm";
  const change = async () => {
    const answer = await callApi(`/api/firms/${firm}/switch`, { method: "POST" }).catch(() => null);
    if (!answer?.ok) return setFailed(true);
    setActing(null);
    await revalidate();
  };
  return (
    <div className="arrival">
      <Notice look="bad" title={`You now act in ${nameOf(acting)}`}>
        <p>
          It was chosen in another tab or on another device. This page is of {nameOf(firm)}: what is
          sent from it is refused until you change back. Nothing on it is lost.
        </p>
        {failed && <p>That did not work. Please try again in a minute.</p>}
        <p className="flex flex-wrap gap-3 pt-3">
          <button type="button" className="action small" onClick={change}>
            Act in {nameOf(firm)} again
          </button>
          <a href="/legalai/dashboard" className="action quiet small">
            Go on in {nameOf(acting)}
          </a>
        </p>
      </Notice>
    </div>
  );
}
