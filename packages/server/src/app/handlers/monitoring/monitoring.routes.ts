import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { getMonitoring } from '../../../monitoring/get-monitoring.ts';
import { listPantauan } from '../../../monitoring/list-pantauan.ts';
import { listPeta } from '../../../monitoring/list-peta.ts';

export const monitoringRoutes: Handlers<typeof contract.monitoring> = { getMonitoring, listPantauan, listPeta };
