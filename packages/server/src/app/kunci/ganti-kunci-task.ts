import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { gantiKunci } from './ganti-kunci.ts';

/** As long as the key before this one is given, what it sealed is sealed anew each hour: also what a server that was late wrote. */
export const gantiKunciTask: ScheduledTask = {
  nama: 'ganti-kunci',
  cron: '27 * * * *',
  run: gantiKunci,
};
