import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { sweepBerkasLama } from '../../platform/jobs/sweep-berkas-lama.ts';

const DISIMPAN_HARI = 90;

/** Takes away each night the files of reports that are older than 90 days; the reports stay listed as expired. */
export const sweepLaporanTask: ScheduledTask = {
  nama: 'sapu-laporan',
  cron: '37 2 * * *',
  run: (deps, now) => sweepBerkasLama(deps, { jenis: 'laporan', hari: DISIMPAN_HARI, now }),
};
