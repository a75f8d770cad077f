import type { Db } from '../db/open/open-db.ts';

/** What a browser is shown: a title, and the screen that it opens. */
export type KirimanPush = { pemberitahuan_id: number; push_id: number };

export type Push = {
  /** By which push services, and browsers that subscribe, know this server. */
  kunciPublik: string;
  /** Whether the server may send to an address that a browser named. */
  isAlamat: (endpoint: string) => boolean;
  /** Takes what is to be shown in the given transaction: it is sent after the commit. */
  send: (trx: Db, kiriman: readonly KirimanPush[]) => Promise<void>;
};
