import { StatusChip } from '../../ui/show/status-chip.tsx';

/** Nothing can be asked for in an inactive category any more. */
export function StatusKategoriChip({ is_aktif }: { is_aktif: boolean }) {
  return is_aktif ? <StatusChip tone="green" label="Aktif" /> : <StatusChip tone="grey" label="Tidak aktif" />;
}
