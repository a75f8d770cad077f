import type { EventPresensi } from '@hadir/contract/kehadiran/hari/event-presensi.ts';
import { STATUS_PRESENSI, type StatusPresensi } from '@hadir/rules/kode/status-presensi.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import type { Tone } from '../../ui/show/tone.ts';

const CHIP: Record<StatusPresensi, { label: string; tone: Tone }> = {
  [STATUS_PRESENSI.tepat_waktu]: { label: 'Tepat waktu', tone: 'green' },
  [STATUS_PRESENSI.terlambat]: { label: 'Terlambat', tone: 'red' },
  [STATUS_PRESENSI.istirahat]: { label: 'Istirahat', tone: 'red' },
  [STATUS_PRESENSI.pulang_cepat]: { label: 'Pulang cepat', tone: 'red' },
  [STATUS_PRESENSI.pulang]: { label: 'Pulang', tone: 'green' },
};

/** Where no work is due nothing is on time or late: the chip says only what the event was. */
const TANPA_KEWAJIBAN: Record<Exclude<EventPresensi['sebagai'], 'disisihkan'>, string> = {
  datang: 'Datang',
  istirahat: 'Di antaranya',
  pulang: 'Pulang',
};

/** What one attendance event came to (riwayat_kehadiran, 1–5); nothing for one that is set aside. */
export function StatusPresensiChip({
  event: { status, sebagai },
}: {
  event: Pick<EventPresensi, 'status' | 'sebagai'>;
}) {
  if (sebagai === 'disisihkan') return null;
  return status === null ? (
    <StatusChip label={TANPA_KEWAJIBAN[sebagai]} tone="grey" />
  ) : (
    <StatusChip {...CHIP[status]} />
  );
}
