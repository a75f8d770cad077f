import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { listHitungUlang } from './hitung-ulang.queries.ts';

export const hitungUlangRoutes: Handlers<typeof contract.hitungUlang> = { list: listHitungUlang };
