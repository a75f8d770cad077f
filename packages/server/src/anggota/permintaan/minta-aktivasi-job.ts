import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import { addTautan } from '../../auth/dasar/tautan.queries.ts';
import { takeSurat } from '../../auth/surat/take-surat.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { makeKodeAktivasi } from '../../auth/aktivasi/kode-aktivasi.ts';
import { insertPermintaanAktivasi, listMenungguAktivasi } from './permintaan-aktivasi.queries.ts';
import { suratKodeAktivasi } from './surat-kode-aktivasi.ts';

/** What somebody typed who says that he is a member. */
export type MintaAktivasi = { kode_organisasi: string; nomor: string };

/**
 * Mails whoever waits for his activation under this number a code, to the address on record, or else lets his operator
 * know. Sheets and links that he was given before still hold: a stranger's asking takes nothing from him.
 */
export const mintaAktivasiJob: Job<MintaAktivasi> = {
  jenis: 'minta-aktivasi',
  retryLimit: 3,
  isAwaited: true,
  run: async ({ deps, scope, now }, diminta) => {
    const found = await inScope(deps.db, scope, (trx) => listMenungguAktivasi(trx, diminta), { readOnly: true });
    const [orang] = found;
    if (!orang || found.length > 1) return () => Promise.resolve(null);
    const { user_id, tenant_id, organisasi_id, nama, email, organisasi } = orang;
    if (!email) {
      return async (trx) => {
        await insertPermintaanAktivasi(trx, { tenant_id, organisasi_id, user_id }, now);
        return null;
      };
    }
    if ((await takeSurat(deps.limits, `aktivasi|${user_id}`)) === null) return () => Promise.resolve(null);
    const { token: kode, token_hash } = makeKodeAktivasi();
    // No more than ten such mails a day: the last of them holds until the next may come.
    const kedaluwarsa_pada = new Date(now.getTime() + SEHARI_MS);
    const isi = { nama, organisasi, publicUrl: deps.publicUrl, kedaluwarsa_pada };
    return async (trx) => {
      await addTautan(trx, [{ token_hash, jenis: 'aktivasi', user_id, tenant_id, kedaluwarsa_pada }], now);
      await deps.mail.send(trx, { kepada: email, ...suratKodeAktivasi(isi, kode) });
      return null;
    };
  },
};
