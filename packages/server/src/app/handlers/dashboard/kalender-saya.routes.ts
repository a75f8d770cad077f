import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { listKalenderSaya } from '../../../dashboard/kalender/list-kalender-saya.ts';

export const kalenderSayaRoutes: Handlers<typeof contract.kalenderSaya> = { listKalenderSaya };
