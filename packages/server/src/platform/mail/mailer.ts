import type { Db } from '../db/open/open-db.ts';
import type { Surat } from './surat.ts';

export type Mailer = {
  /** Whether mails go to a mail server; else they are kept, to be read in the browser. */
  isServer: boolean;
  /** Whether a page of this server shows those that are kept. */
  isKotak?: boolean;
  /** Takes the mail in the given transaction: it is sent after the commit, once, or never where that does not come. */
  send: (trx: Db, surat: Surat) => Promise<void>;
};
