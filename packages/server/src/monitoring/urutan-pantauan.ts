import type { Pantauan } from '@hadir/contract/monitoring/pantauan.ts';
import { comparePantauan } from '@hadir/rules/monitoring/judge-pantauan.ts';

/** The order in which what is watched is listed: the worst first. */
export const urutanPantauan = comparePantauan<Pantauan>(({ sebab }) => sebab.length);
