import { STATUS_PENGUMUMAN, type StatusPengumuman } from '@hadir/rules/kode/status-pengumuman.ts';
import { StatusChip } from '../ui/show/status-chip.tsx';

/** Whether an announcement stands on Beranda today (aturan/laporan#tindak-lanjut). */
export function StatusPengumumanChip({ status }: { status: StatusPengumuman }) {
  return status === STATUS_PENGUMUMAN.aktif ? (
    <StatusChip tone="dark-green" label="Tampil" />
  ) : (
    <StatusChip tone="grey" label="Tidak tampil" />
  );
}
