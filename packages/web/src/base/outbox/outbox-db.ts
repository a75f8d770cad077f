import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Queued } from './queued.ts';

interface Schema extends DBSchema {
  antrean: { key: string; value: Queued };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

const open = () =>
  (opened ??= openDB<Schema>('hadir', 1, {
    upgrade: (db) => void db.createObjectStore('antrean', { keyPath: 'key' }),
    // The browser closed it (storage cleared, device asleep): the next call opens it again.
    terminated: () => void (opened = undefined),
  }));

/** The queue on this device; it survives a reload and holds files too. */
export const outboxDb = {
  /** Oldest first. */
  list: async (): Promise<Queued[]> => {
    const all = await (await open()).getAll('antrean');
    return all.toSorted((a, b) => a.taken_at.localeCompare(b.taken_at));
  },
  put: async (queued: Queued): Promise<void> => void (await (await open()).put('antrean', queued)),
  delete: async (key: string): Promise<void> => (await open()).delete('antrean', key),
};
