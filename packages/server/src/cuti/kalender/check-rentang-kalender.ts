import { toDayNumber, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { refuseField } from '../../platform/kit/refusal.ts';

const MAKS_HARI = 366;

/** A calendar is asked for a year at most. */
export function checkRentangKalender({ tgl_awal, tgl_akhir }: TanggalRange): void {
  if (tgl_akhir < tgl_awal) throw refuseField('tgl_akhir', 'Tanggal akhir tidak boleh sebelum tanggal awal');
  if (toDayNumber(tgl_akhir) - toDayNumber(tgl_awal) >= MAKS_HARI) {
    throw refuseField('tgl_akhir', 'Rentang paling panjang satu tahun');
  }
}
