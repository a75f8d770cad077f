import { addDays, type Tanggal } from './tanggal.ts';

/** The month before that of a date, or before a month: '2026-12' of '2027-01-15' and of '2027-01'. */
export const bulanSebelum = (saat: Tanggal | string): string => addDays(`${saat.slice(0, 7)}-01`, -1).slice(0, 7);
