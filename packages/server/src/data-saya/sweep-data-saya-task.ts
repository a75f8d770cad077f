import { DATA_SAYA_HARI } from '@hadir/rules/pengaturan/masa-simpan.ts';
import { sweepBerkasLama } from '../platform/jobs/sweep-berkas-lama.ts';
import type { ScheduledTask } from '../platform/jobs/scheduled-task.ts';
import { BUAT_DATA_SAYA } from './data-saya.queries.ts';

/** Takes away each night the copies that are too old (aturan/pengaturan#masa-simpan). */
export const sweepDataSayaTask: ScheduledTask = {
  nama: 'sapu-data-saya',
  cron: '41 2 * * *',
  run: (deps, now) => sweepBerkasLama(deps, { jenis: BUAT_DATA_SAYA, hari: DATA_SAYA_HARI, now }),
};
