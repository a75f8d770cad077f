import type { TukarShift } from '@hadir/contract/jadwal/tukar/tukar-shift.contract.ts';
import { formatHariTanggal } from '../../kit/format/format.ts';

/** 'Jumat, 4 Desember 2026 (Malam)'. */
export const sebutPihak = ({ tanggal, shift }: TukarShift['a']): string =>
  `${formatHariTanggal(tanggal)} (${shift ?? 'tanpa jadwal shift'})`;
