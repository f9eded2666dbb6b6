import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { useRevalidator } from "react-router";
import { DropAnywhere } from "./drop-anywhere.tsx";
import { pauseOrOnline, sendUpload } from "./send-upload.ts";
import { type Draft, type Upload, UploadQueue } from "./upload-queue.ts";
import { useArchives } from "./use-archives.ts";

type Uploads = {
  /** Chosen, and not yet sent. */
  drafts: readonly Draft[];
  setDrafts: Dispatch<SetStateAction<readonly Draft[]>>;
  archives: ReturnType<typeof useArchives>;
  queue: UploadQueue;
};

const UploadContext = createContext<Uploads | null>(null);

/** Uploads go on while their user walks through the signed-in area; a document can be dropped anywhere in it. */
export function UploadProvider({ children }: { children: ReactNode }) {
  const [queue] = useState(() => new UploadQueue(sendUpload, pauseOrOnline));
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const archives = useArchives();
  const uploads = useUploads(queue);
  const unfinished = uploads.some(({ state }) =>
    ["waiting", "sending", "lost"].includes(state.step),
  );

  // A list that is open in front of somebody shows what has just been made.
  const { revalidate } = useRevalidator();
  const stored = uploads
    .filter(({ state }) => state.step === "stored")
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (stored) void revalidate();
  }, [stored, revalidate]);

  useEffect(() => {
    if (!unfinished) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [unfinished]);

  return (
    <UploadContext value={{ drafts, setDrafts, archives, queue }}>
      {children}
      <DropAnywhere
        onFiles={async (files) => {
          const documents = await archives.unpack(files);
          setDrafts((before) => [...before, ...documents.map(draftOf)]);
        }}
      />
    </UploadContext>
  );
}

export function useUploadContext(): Uploads {
  const context = use(UploadContext);
  if (!context) throw new Error("Uploads need their provider.");
  return context;
}

export const useUploads = (queue: UploadQueue): readonly Upload[] =>
  useSyncExternalStore(queue.subscribe, queue.uploads, queue.uploads);

/** A document as it was picked: its name without the extension is the case's name until somebody changes it. */
export const draftOf = (file: File): Draft => ({
  firm: undefined,
  id: crypto.randomUUID(),
  file,
  caseName: file.name.replace(/\.[^.]+$/, ""),
  caseType: "",
  client: "",
  matterId: "",
  playbookId: "",
  replaces: null,
  versionOf: null,
});
