import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { findAkun, findAlamatSurat } from '../dasar/akun.queries.ts';
import { suratDitebak } from './surat-ditebak.ts';

/** Whose tries strangers have used up, and at which step: by the name that was typed, or after a right password. */
export type Ditebak = { langkah: 'sandi'; nama: string } | { langkah: 'faktor'; user_id: number };

/** Tells the owner of an account, at most once a day for each step, that others have used up its tries. */
export const suratDitebakJob: Job<Ditebak> = {
  jenis: 'surat-ditebak',
  retryLimit: 3,
  isAwaited: true,
  run: async ({ deps, scope, now }, ditebak) => {
    const akun = await inScope(deps.db, scope, (trx) => findPemilik(trx, ditebak), { readOnly: true });
    if (!akun?.email) return () => Promise.resolve(null);
    const { email: kepada, nama, user_id } = akun;
    if ((await deps.limits.takeQuietly('surat_ditebak', `${ditebak.langkah}|${user_id}`)) === null)
      return () => Promise.resolve(null);
    const surat = suratDitebak({ nama, publicUrl: deps.publicUrl, now }, ditebak.langkah);
    return async (trx) => {
      await deps.mail.send(trx, { kepada, ...surat });
      return null;
    };
  },
};

async function findPemilik(db: Parameters<typeof findAkun>[0], ditebak: Ditebak) {
  if (ditebak.langkah === 'sandi') return findAkun(db, ditebak.nama);
  const { user_id } = ditebak;
  const akun = await findAlamatSurat(db, user_id);
  return akun && { ...akun, user_id };
}
