import type { Mailer } from './mailer.ts';
import { insertSuratKeluar } from './surat-keluar.queries.ts';

/** Where no mail server is configured: mails are kept as they are, to be read in the browser. */
export const openOutboxMailer = (): Mailer => ({
  isServer: false,
  send: async (trx, surat) => {
    await insertSuratKeluar(trx, surat);
  },
});
