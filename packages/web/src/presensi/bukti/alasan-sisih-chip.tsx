import type { EventPresensi } from '@hadir/contract/kehadiran/hari/event-presensi.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';

const LABEL: Record<NonNullable<EventPresensi['alasan']>, string> = {
  menunggu_tinjauan: 'Menunggu tinjauan',
  ditolak: 'Ditolak',
  dihapus: 'Disisihkan',
  dibatalkan: 'Dibatalkan',
  di_luar_keanggotaan: 'Di luar keanggotaan',
  di_luar_jendela: 'Di luar jam presensi',
  pengulangan: 'Pengulangan',
};

/** Why an event does not count. */
export function AlasanSisihChip({ alasan }: { alasan: NonNullable<EventPresensi['alasan']> }) {
  return <StatusChip tone={alasan === 'menunggu_tinjauan' ? 'orange' : 'grey'} label={LABEL[alasan]} />;
}
