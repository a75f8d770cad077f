import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { listHitungUlang } from '../../../kehadiran/turunan/list-hitung-ulang.ts';

export const hitungUlangRoutes: Handlers<typeof contract.hitungUlang> = { listHitungUlang };
