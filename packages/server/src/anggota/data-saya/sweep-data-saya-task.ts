import { sweepBerkasLama } from '../../platform/jobs/sweep-berkas-lama.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { BUAT_DATA_SAYA } from './data-saya.queries.ts';

const DISIMPAN_HARI = 7;

/** Takes away each night the copies that are older than seven days: they hold more about somebody than anything else. */
export const sweepDataSayaTask: ScheduledTask = {
  nama: 'sapu-data-saya',
  cron: '41 2 * * *',
  run: (deps, now) => sweepBerkasLama(deps, { jenis: BUAT_DATA_SAYA, hari: DISIMPAN_HARI, now }),
};
