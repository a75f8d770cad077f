import { toDayNumber, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { refuseField } from '../../platform/kit/refusal.ts';

const SETAHUN = 366;

/** Refuses a reversed range, and one of more than a year. */
export function checkRentang({ tgl_awal, tgl_akhir }: TanggalRange): void {
  if (tgl_akhir < tgl_awal) throw refuseField('tgl_akhir', 'Tanggal akhir tidak boleh sebelum tanggal awal');
  if (toDayNumber(tgl_akhir) - toDayNumber(tgl_awal) >= SETAHUN) {
    throw refuseField('tgl_akhir', 'Pilih rentang paling lama satu tahun');
  }
}
