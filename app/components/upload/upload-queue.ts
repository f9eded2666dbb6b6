import type { Case } from "../../schemas/case.ts";
import { uploadMessages } from "../../schemas/cases/upload.ts";
import { type Sending, UploadError } from "./send-upload.ts";

/** The case that a document is the next version of, and which one it will be. */
export type VersionOf = { id: string; caseName: string; number: number };

/** What of an upload is known before it starts. Its id makes repeated requests the same case. */
export type Draft = {
  id: string;
  /** The firm of the page on which it was sent off. */
  firm: string | undefined;
  file: File;
  caseName: string;
  caseType: string;
  client: string;
  /** The matter in which the case is to lie; empty: in none. */
  matterId: string;
  /** The playbook that it is read with; empty: the one that fits. */
  playbookId: string;
  /** The failed case that it takes the place of. */
  replaces: string | null;
  /** Null: it is a case of its own. */
  versionOf: VersionOf | null;
};

export type UploadState =
  | { step: "waiting" }
  | { step: "sending"; sent: number }
  /** The connection was lost; it is tried again by itself. */
  | { step: "lost" }
  | { step: "stored"; stored: Case }
  /** `again`: the same document may pass later. */
  | { step: "refused"; message: string; again: boolean };

export type Upload = Draft & { state: UploadState };

type Send = (sending: Sending) => Promise<Case>;

const atOnce = 3;
const maxTries = 6;
const firstPause = 1_000;

/** Sends documents, three at a time, each until it is stored, refused or cancelled. */
export class UploadQueue {
  #uploads: readonly Upload[] = [];
  readonly #running = new Map<string, AbortController>();
  readonly #listeners = new Set<() => void>();
  readonly #send: Send;
  readonly #pause: (ms: number, signal: AbortSignal) => Promise<void>;

  constructor(send: Send, pause: (ms: number, signal: AbortSignal) => Promise<void>) {
    this.#send = send;
    this.#pause = pause;
  }

  /** The uploads in the order in which they came; the same array until something changes. */
  readonly uploads = () => this.#uploads;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(drafts: readonly Draft[]) {
    const added = drafts.map((draft) => ({
      ...draft,
      state: { step: "waiting" as const },
    }));
    this.#change([...this.#uploads, ...added]);
    this.#startNext();
  }

  /** Stops an upload and forgets it; a document that is stored already stays a case. */
  remove(id: string) {
    this.#running.get(id)?.abort();
    this.#change(this.#uploads.filter((upload) => upload.id !== id));
    this.#startNext();
  }

  retry(id: string) {
    this.#set(id, { step: "waiting" });
    this.#startNext();
  }

  /** Sends another document under the same names. `replaces`: the case that was made of the first one and failed. */
  replace(id: string, file: File, replaces: string | null = null) {
    const state = { step: "waiting" as const };
    this.#change(
      this.#uploads.map((one) =>
        one.id === id
          ? { ...one, id: crypto.randomUUID(), file, state, replaces: replaces ?? one.replaces }
          : one,
      ),
    );
    this.#startNext();
  }

  #startNext() {
    for (const upload of this.#uploads) {
      if (this.#running.size >= atOnce) return;
      if (upload.state.step === "waiting" && !this.#running.has(upload.id)) void this.#run(upload);
    }
  }

  async #run({ id, state: _, ...draft }: Upload) {
    const aborter = new AbortController();
    this.#running.set(id, aborter);
    try {
      const stored = await this.#sendUntilThere({
        ...draft,
        versionOf: draft.versionOf?.id ?? null,
        idempotencyKey: id,
        onProgress: (sent) => this.#set(id, { step: "sending", sent }),
        signal: aborter.signal,
      });
      this.#set(id, { step: "stored", stored });
    } catch (error) {
      const known = error instanceof UploadError;
      const message = known ? error.message : uploadMessages.failed;
      this.#set(id, { step: "refused", message, again: !known || error.again });
    } finally {
      this.#running.delete(id);
      this.#startNext();
    }
  }

  /** A request that got lost is sent again with the same key, so that it never makes two cases. */
  async #sendUntilThere(sending: Sending): Promise<Case> {
    for (let tries = 1; ; tries++) {
      this.#set(sending.idempotencyKey, { step: "sending", sent: 0 });
      try {
        return await this.#send(sending);
      } catch (error) {
        const again = error instanceof UploadError && error.lost && tries < maxTries;
        if (!again || sending.signal.aborted) throw error;
        this.#set(sending.idempotencyKey, { step: "lost" });
        await this.#pause(firstPause * 2 ** (tries - 1), sending.signal);
      }
    }
  }

  #set(id: string, state: UploadState) {
    this.#change(this.#uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  }

  #change(uploads: readonly Upload[]) {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}
