import type { ScannedPage } from "../schemas/documents/scan.ts";

/** Pages that were read and not sent yet, kept in this browser by case and document. */
export type KeptPages = {
  all: () => Promise<Map<number, ScannedPage>>;
  keep: (index: number, page: ScannedPage) => Promise<void>;
  forget: () => Promise<void>;
};

const [database, store] = ["legalai-scans", "pages"];

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * Opens what is kept of one document. Where a browser keeps nothing, as in some private windows, pages are only in
 * memory.
 * @param sha256 of the document, so that pages of another one are never taken for its own.
 */
export async function keptPages(caseId: string, sha256: string): Promise<KeptPages> {
  const opened = await open();
  const range = IDBKeyRange.bound([caseId, sha256, 0], [caseId, sha256, Number.MAX_SAFE_INTEGER]);
  const ask = async <T>(mode: IDBTransactionMode, of: (pages: IDBObjectStore) => IDBRequest<T>) =>
    opened ? settled(of(opened.transaction(store, mode).objectStore(store))) : null;
  return {
    async all() {
      const keys = await ask("readonly", (pages) => pages.getAllKeys(range));
      const values = await ask("readonly", (pages) => pages.getAll(range));
      // Keys and values are those that `keep` has put there.
      return new Map(
        (keys ?? []).map((key, i) => [Number((key as unknown[])[2]), values?.[i] as ScannedPage]),
      );
    },
    async keep(index, page) {
      await ask("readwrite", (pages) => pages.put(page, [caseId, sha256, index]));
    },
    async forget() {
      const ofCase = IDBKeyRange.bound([caseId], [caseId, []]);
      await ask("readwrite", (pages) => pages.delete(ofCase));
    },
  };
}

/** How many pages of a case are kept, of whatever document. */
export async function countKept(caseId: string): Promise<number> {
  const opened = await open();
  return opened
    ? settled(
        opened
          .transaction(store)
          .objectStore(store)
          .count(IDBKeyRange.bound([caseId], [caseId, []])),
      )
    : 0;
}

async function open(): Promise<IDBDatabase | null> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  return settled(opening).catch(() => null);
}
