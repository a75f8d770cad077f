import type { Db } from '../db/open/open-db.ts';
import type { Surat } from './surat.ts';

export type Mailer = {
  /** Takes the mail in the given transaction: it is sent after the commit, once, or never where that does not come. */
  send: (trx: Db, surat: Surat) => Promise<void>;
};
