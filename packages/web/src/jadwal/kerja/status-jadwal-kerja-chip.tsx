import type { JadwalKerja } from '@hadir/contract/jadwal/kerja/jadwal-kerja.contract.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { isBerlaku } from '@hadir/rules/waktu/tanggal.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';

/** Whether an assignment is in force today, will be, or was. */
export function StatusJadwalKerjaChip({ jadwal }: { jadwal: JadwalKerja }) {
  const today = useToday();
  if (jadwal.status === STATUS_RECORD.tidak_aktif) return <StatusChip tone="grey" label="Tidak aktif" />;
  if (isBerlaku(jadwal, today)) return <StatusChip tone="green" label="Berlaku" />;
  if (jadwal.tgl_mulai > today) return <StatusChip tone="blue" label="Akan berlaku" />;
  return <StatusChip tone="grey" label="Sudah berakhir" />;
}
