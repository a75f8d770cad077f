import type { EventPresensi } from '@hadir/contract/kehadiran/hari/event-presensi.ts';
import { STATUS_PRESENSI, type StatusPresensi } from '@hadir/rules/kode/status-presensi.ts';
import { LABEL_STATUS_PRESENSI } from '@hadir/contract/kehadiran/hari/label-status-presensi.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';

const isTepat = (status: StatusPresensi) => status === STATUS_PRESENSI.tepat_waktu || status === STATUS_PRESENSI.pulang;

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
    <StatusChip label={LABEL_STATUS_PRESENSI[status]} tone={isTepat(status) ? 'green' : 'red'} />
  );
}
