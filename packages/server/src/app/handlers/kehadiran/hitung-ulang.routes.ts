import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { listHitungUlang } from '../../../kehadiran/turunan/hitung-ulang.queries.ts';

export const hitungUlangRoutes: Handlers<typeof contract.hitungUlang> = { list: listHitungUlang };
