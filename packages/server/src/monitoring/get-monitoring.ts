import type { monitoring } from '@hadir/contract/monitoring/monitoring.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';
import { listPantauan } from './list-pantauan.ts';

/** All organisations of all tenants, for those above them: the same as anybody watches of his own. */
export const getMonitoring: Verb<typeof monitoring.getMonitoring> = listPantauan;
