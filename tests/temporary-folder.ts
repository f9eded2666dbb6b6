import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/** Databases and buckets are files here, and each write waits for the disk; in memory, where there is room, it does not. */
const memory = "/dev/shm";
const room = 2 ** 30;

function freeSpace(path: string): number {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}

/** Where servers under test keep what they store. */
export const temporaryFolder = existsSync(memory) && freeSpace(memory) > room ? memory : tmpdir();
