import { selectHitungUlang } from './hitung-ulang.queries.ts';
import type { hitungUlang } from '@hadir/contract/kehadiran/turunan/hitung-ulang.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const listHitungUlang: Verb<typeof hitungUlang.listHitungUlang> = selectHitungUlang;
