import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { renewTagihan } from './renew-tagihan.ts';

/** Every minute: an order to which the provider gave no account asks for it again, for as long as it may be paid. */
export const renewTagihanTask: ScheduledTask = {
  nama: 'minta-tagihan-lagi',
  cron: '* * * * *',
  run: (deps) => (deps.penyedia ? renewTagihan(deps, 'tanpa-nomor') : Promise.resolve()),
};
