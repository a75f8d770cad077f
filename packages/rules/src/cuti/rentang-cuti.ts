import { addDays, type Tanggal, type TanggalRange } from '../tanggal.ts';
import { STATUS_CUTI, type StatusCuti } from './status-cuti.ts';

/** The dates on which a leave is in force, or null: an approved one on all of its dates, a cancelled one on those taken before tgl_batal. */
export function findRentangCuti(
  cuti: TanggalRange & { status: StatusCuti; tgl_batal: Tanggal | null },
): TanggalRange | null {
  const { status, tgl_awal, tgl_akhir, tgl_batal } = cuti;
  if (status === STATUS_CUTI.disetujui) return { tgl_awal, tgl_akhir };
  if (status !== STATUS_CUTI.ditolak || tgl_batal === null || tgl_batal <= tgl_awal) return null;
  const last = addDays(tgl_batal, -1);
  return { tgl_awal, tgl_akhir: last < tgl_akhir ? last : tgl_akhir };
}
