import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { sweepWajah } from './sweep-wajah.ts';

/** Every night: photos and measures of faces go with the last reason to keep them. */
export const sweepWajahTask: ScheduledTask = { nama: 'sapu-wajah', cron: '52 2 * * *', run: sweepWajah };
