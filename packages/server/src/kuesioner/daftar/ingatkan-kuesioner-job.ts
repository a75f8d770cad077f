import { sendPemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { findIngatan, listAlamat } from './ingatan.queries.ts';
import { suratPengingat } from './surat-pengingat.ts';

/** Whom to remind of what; who has answered since is left alone. */
export type IngatkanKuesioner = { kuesioner_id: number; user_ids: readonly number[] };

/** Sends a reminder to each who has not answered yet; all of them, or after a failure none. */
export const ingatkanKuesionerJob: Job<IngatkanKuesioner> = {
  jenis: 'ingatkan-kuesioner',
  retryLimit: 3,
  isAwaited: false,
  run: async ({ deps, scope, now, organisasi_id }, { kuesioner_id, user_ids }) => {
    if (organisasi_id === null) throw new Error('A questionnaire belongs to an organisation');
    const found = await inScope(deps.db, scope, (db) => findIngatan(db, organisasi_id, kuesioner_id), {
      readOnly: true,
    });
    return async (trx) => {
      // Deleted or closed since: nobody can answer it any more.
      if (!found) return { disurati: 0 };
      const penerima = await listAlamat(trx, organisasi_id, kuesioner_id, user_ids);
      const tautan = `${deps.publicUrl}/organisasi/${organisasi_id}/riwayat-kuesioner`;
      await sendPemberitahuan(
        { db: trx, deps, now },
        penerima.map(({ user_id, nama, email }) => ({
          user_id,
          jenis: ['kuesioner'],
          organisasi_id,
          surat: { kepada: email, ...suratPengingat({ ...found, nama, tautan }) },
          tautan,
        })),
      );
      return { disurati: penerima.length };
    };
  },
};
