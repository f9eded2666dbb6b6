import { useEffect } from "react";

const channelName = "legalai-session";

/**
 * Tells the other tabs that this one is signed in as `who`, a user in a firm, or signed out (null), and follows when
 * another tab says otherwise: to the dashboard after a sign-in or in another firm, to the sign-in page after a sign-out.
 */
export function useSessionChannel(who: string | null) {
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<{ who: string | null }>) => {
      if (data.who === who) return;
      location.replace(data.who === null ? "/legalai/auth" : "/legalai/dashboard");
    };
    channel.postMessage({ who });
    return () => channel.close();
  }, [who]);
}
