import { TAUTAN_AKUN_JAM } from '@hadir/rules/auth/masa-tautan-akun.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { findAkun } from '../dasar/akun.queries.ts';
import { makeKodeMasuk } from './kode-masuk.ts';
import { makeSecretToken } from '../../platform/kit/secret-token.ts';
import { suratKodeMasuk } from './surat-kode-masuk.ts';
import { suratReset } from './surat-reset.ts';
import { takeSurat } from './take-surat.ts';
import { addTautan } from '../dasar/tautan.queries.ts';

/** What somebody asks for, and the username or e-mail that he typed. */
export type SuratAkun = { jenis: 'reset' | 'kode-masuk'; nama: string };

const BERLAKU_MS = TAUTAN_AKUN_JAM * 3_600_000;

/**
 * Mails somebody the link or the code that was asked for in his name, unless he had enough of them (three an hour, ten
 * a day). What was mailed before still holds: a stranger's asking takes nothing from him.
 */
export const suratAkunJob: Job<SuratAkun> = {
  jenis: 'surat-akun',
  retryLimit: 3,
  isAwaited: true,
  run: async ({ deps, scope, now }, { jenis, nama }) => {
    const akun = await inScope(deps.db, scope, (trx) => findAkun(trx, nama), { readOnly: true });
    if (!akun?.email || !akun.password_hash) return () => Promise.resolve(null);
    const { user_id, tenant_id, email: kepada } = akun;
    const tahan = await takeSurat(deps.limits, `${jenis}|${user_id}`);
    if (tahan === null) return () => Promise.resolve(null);

    const kedaluwarsa_pada = new Date(now.getTime() + Math.max(BERLAKU_MS, tahan));
    const isi = { nama: akun.nama, username: akun.username, publicUrl: deps.publicUrl, kedaluwarsa_pada };
    const { token_hash, surat } = jenis === 'reset' ? newReset(isi) : newKode(isi);
    return async (trx) => {
      await addTautan(trx, [{ token_hash, jenis, user_id, tenant_id, kedaluwarsa_pada }], now);
      await deps.mail.send(trx, { kepada, ...surat });
      return null;
    };
  },
};

type Isi = Parameters<typeof suratReset>[0];

function newReset(isi: Isi) {
  const { token, token_hash } = makeSecretToken();
  return { token_hash, surat: suratReset(isi, token) };
}

function newKode(isi: Isi) {
  const { kode, token_hash } = makeKodeMasuk();
  return { token_hash, surat: suratKodeMasuk(isi, kode) };
}
