import { useEffect } from "react";

const channelName = "legalai-session";

/**
 * Tells the other tabs that this one is signed in as `userId`, or signed out (null), and follows when another tab
 * says otherwise: to the dashboard after a sign-in, to the sign-in page after a sign-out.
 */
export function useSessionChannel(userId: string | null) {
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<{ userId: string | null }>) => {
      if (data.userId === userId) return;
      location.replace(data.userId === null ? "/legalai/auth" : "/legalai/dashboard");
    };
    channel.postMessage({ userId });
    return () => channel.close();
  }, [userId]);
}
