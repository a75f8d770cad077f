import type { Pantauan } from '@hadir/contract/monitoring/pantauan.ts';

/** What somebody is shown next of the rows within his reach, as JSON; null where it is what he sees already. */
export type Tampilan = (rows: readonly Pantauan[], now: Date) => string | null;
