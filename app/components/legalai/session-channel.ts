import { useEffect } from "react";
import { tellOtherFirm } from "../../lib/browser/call-api.ts";

const channelName = "legalai-session";

/** What a tab tells the others: whose session it is (null: nobody's), and of which firm its page is. */
type Told = { who: string | null; firm?: string | undefined };

/**
 * Tells the other tabs that this one is signed in as `who`, or signed out (null), and follows when another tab says
 * otherwise: to the dashboard after a sign-in, to the sign-in page after a sign-out. Where another tab went on in
 * another firm, this one stays as it is, and says so.
 */
export function useSessionChannel(who: string | null, firm?: string) {
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.who !== who)
        return location.replace(data.who === null ? "/legalai/auth" : "/legalai/dashboard");
      if (firm && data.firm && data.firm !== firm) tellOtherFirm(data.firm);
    };
    channel.postMessage({ who, firm } satisfies Told);
    return () => channel.close();
  }, [who, firm]);
}
