import { SEHARI_DETIK } from '@hadir/rules/waktu/sehari.ts';
import type { OpenJobQueue } from '../queue/open-job-queue.ts';
import type { SecretKeys } from '../kit/seal.ts';
import { within } from '../queue/within.ts';
import type { Mailer } from './mailer.ts';
import { sealSurat } from './seal-surat.ts';
import { insertSuratKeluar } from './surat-keluar.queries.ts';

export const QUEUE_SURAT = 'surat';

/** A mail server that is away for a night gets its mails in the morning: some thirty times in about a day. */
const RETRY = { retryLimit: 30, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };
/** An attempt that its server took down with it is begun anew so long after. */
const OPTIONS = {
  ...RETRY,
  heartbeatSeconds: 30,
  expireInSeconds: 300,
  deleteAfterSeconds: SEHARI_DETIK,
  notify: true,
};

/** Keeps mails, sealed, until they are sent. The queue knows a mail by its number alone. */
export async function openMailer({ boss }: OpenJobQueue, secretKeys: SecretKeys): Promise<Mailer> {
  await boss.createQueue(QUEUE_SURAT, OPTIONS);
  await boss.updateQueue(QUEUE_SURAT, OPTIONS); // one that an earlier version made
  return {
    isServer: true,
    send: async (trx, surat) => {
      const surat_id = await insertSuratKeluar(trx, { tersegel: sealSurat(secretKeys, surat) });
      await boss.send(QUEUE_SURAT, { surat_id }, { db: within(trx) });
    },
  };
}
