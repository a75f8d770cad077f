import type { StatusTukarShift } from '@hadir/contract/jadwal/tukar/tukar-shift.contract.ts';
import type { Tone } from '../../ui/show/tone.ts';

/** How far an exchange is. */
export const CHIP_STATUS_TUKAR: Record<StatusTukarShift, { tone: Tone; label: string }> = {
  diajukan: { tone: 'orange', label: 'Menunggu rekan' },
  disepakati: { tone: 'blue', label: 'Menunggu persetujuan' },
  disetujui: { tone: 'green', label: 'Disetujui' },
  ditolak: { tone: 'dark-red', label: 'Ditolak' },
  dibatalkan: { tone: 'grey', label: 'Dibatalkan' },
};
