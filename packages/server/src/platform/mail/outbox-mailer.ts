import type { Mailer } from './mailer.ts';
import { insertSuratKeluar } from './surat-keluar.queries.ts';

/** Where no mail server is configured: mails are kept as they are, to be read in the browser. */
export const OUTBOX_MAILER: Mailer = {
  isServer: false,
  send: async (trx, surat) => {
    await insertSuratKeluar(trx, surat);
  },
};
