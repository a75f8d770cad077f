import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { StatusChip } from '../ui/show/status-chip.tsx';
import type { KodeAktif } from '@hadir/contract/kit/kode.ts';

/** Nobody is placed in an inactive group any more. */
export function StatusGrupChip({ status }: { status: KodeAktif }) {
  return status === STATUS_RECORD.aktif ? (
    <StatusChip tone="green" label="Aktif" />
  ) : (
    <StatusChip tone="grey" label="Tidak aktif" />
  );
}
