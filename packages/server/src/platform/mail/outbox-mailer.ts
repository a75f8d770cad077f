import type { Db } from '../db/open/open-db.ts';
import type { Mailer } from './mailer.ts';
import { insertSuratKeluar } from './surat-keluar.queries.ts';

/** Where no mail server is configured: mails are kept, to be read in the browser. */
export function createOutboxMailer(db: Db): Mailer {
  return {
    send: async (surat) => {
      await insertSuratKeluar(db, surat);
    },
    close: async () => undefined,
  };
}
