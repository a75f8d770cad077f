import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { deriveRentang } from './derive-rentang.ts';

type Masukan = { user_ids: number[]; range: TanggalRange };

/** Judges members' days again, portion by portion; what a failed attempt has done already is only done once more. */
export const rederiveJob: Job<Masukan> = {
  jenis: 'hitung-ulang',
  retryLimit: 3,
  isAwaited: false,
  run: async ({ deps, now, tenant_id, organisasi_id, progress }, { user_ids, range }) => {
    if (tenant_id === null || organisasi_id === null) throw new Error('hitung-ulang belongs to an organisasi');
    const organisasi = { tenant_id, organisasi_id };
    const total = user_ids.length;
    progress(0, total);
    const hari = await deriveRentang({ db: deps.db, now, organisasi }, user_ids, range, (done) =>
      progress(Math.round(done * total), total),
    );
    deps.siaran.tell(organisasi_id);
    return async () => ({ hari });
  },
};
