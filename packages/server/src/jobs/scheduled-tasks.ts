import { cutiBersamaTask } from '../cuti/cuti-bersama-task.ts';
import { ingatkanPenyetujuTask } from '../cuti/ingatkan-penyetuju-task.ts';
import { openTahunTask } from '../cuti/open-tahun-task.ts';
import { closeHariTask } from '../kehadiran/close-hari-task.ts';
import { sweepFotoTask } from '../files/sweep-foto-task.ts';
import { sweepBerkasTask } from '../files/sweep-berkas-task.ts';
import { sweepLaporanTask } from '../laporan/sweep-laporan-task.ts';
import { deleteExpired } from './delete-expired.ts';
import type { ScheduledTask } from './scheduled-task.ts';

/** All that the server does by the clock. */
export const SCHEDULED_TASKS: readonly ScheduledTask[] = [
  deleteExpired,
  closeHariTask,
  openTahunTask,
  cutiBersamaTask,
  ingatkanPenyetujuTask,
  sweepLaporanTask,
  sweepFotoTask,
  sweepBerkasTask,
];
