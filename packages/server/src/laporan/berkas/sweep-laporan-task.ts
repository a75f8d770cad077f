import { LAPORAN_HARI } from '@hadir/rules/pengaturan/masa-simpan.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { sweepBerkasLama } from '../../platform/jobs/sweep-berkas-lama.ts';

/** Takes away each night the files of reports that are too old (aturan/pengaturan#masa-simpan); the reports stay listed as expired. */
export const sweepLaporanTask: ScheduledTask = {
  nama: 'sapu-laporan',
  cron: '37 2 * * *',
  run: (deps, now) => sweepBerkasLama(deps, { jenis: 'laporan', hari: LAPORAN_HARI, now }),
};
