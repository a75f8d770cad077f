import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { rm } from 'node:fs/promises';
import { LocalDriver, SEMENTARA } from './local-driver.ts';

/** More than a file system keeps beside its blocks. */
const PERCOBAAN = Buffer.alloc(16 * 1024, 'x');
/** Whoever asks again so soon is told the same. */
const SAME_MS = 1_000;
/** A full disk of the database is seen only by what fails on it: it is believed for so long. */
const NOTED_MS = 4_000;

export type Room = {
  /** Why nothing can be stored now, as a machine that watches is told; null where it can. */
  findSebab: () => Promise<string | null>;
  /** Takes note of an error that says that a disk is full, wherever it is; answers whether it says so. */
  note: (error: unknown) => boolean;
};

/** Watches whether there is room for what is sent, by writing to where files are kept; null for a store elsewhere. */
export function openRoom(folder: string | null): Room {
  const driver = folder === null ? null : new LocalDriver(folder);
  let notedAt = -Infinity;
  let asked: { at: number; sebab: Promise<string | null> } | undefined;

  const tryOut = async (): Promise<string | null> => {
    if (!driver || folder === null) return null;
    const key = `${SEMENTARA}/${randomUUID()}`;
    try {
      await driver.put(key, PERCOBAAN);
      await rm(join(folder, key));
      return null;
    } catch (error) {
      return isDiskFull(error) ? 'disk penuh' : 'penyimpanan berkas tidak dapat ditulisi';
    }
  };

  return {
    findSebab: () => {
      const at = performance.now();
      if (at - notedAt < NOTED_MS) return Promise.resolve('disk penuh');
      if (!asked || at - asked.at > SAME_MS) asked = { at, sebab: tryOut() };
      return asked.sebab;
    },
    note: (error) => {
      const isFull = isDiskFull(error);
      if (isFull) notedAt = performance.now();
      return isFull;
    },
  };
}

/** No room on a disk, or none left for this user; of the database its class 53100. */
export function isDiskFull(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as NodeJS.ErrnoException;
  return ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'].includes(code ?? '') || (cause !== undefined && isDiskFull(cause));
}
