import { STATUS_PRESENSI, type StatusPresensi } from '@hadir/rules/kode/status-presensi.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import type { Tone } from '../ui/tone.ts';

const CHIP: Record<StatusPresensi, { label: string; tone: Tone }> = {
  [STATUS_PRESENSI.tepat_waktu]: { label: 'Tepat waktu', tone: 'green' },
  [STATUS_PRESENSI.terlambat]: { label: 'Terlambat', tone: 'red' },
  [STATUS_PRESENSI.istirahat]: { label: 'Istirahat', tone: 'red' },
  [STATUS_PRESENSI.pulang_cepat]: { label: 'Pulang cepat', tone: 'red' },
  [STATUS_PRESENSI.pulang]: { label: 'Pulang', tone: 'green' },
};

/** What one attendance event came to (riwayat_kehadiran, 1–5). */
export function StatusPresensiChip({ status }: { status: StatusPresensi }) {
  return <StatusChip {...CHIP[status]} />;
}
