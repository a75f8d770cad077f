import type { SelShift } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';

/** A member's month of the roster. */
export type BarisRoster = { user_id: number; nama: string; hari: SelShift[] };
