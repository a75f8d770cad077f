import { SEBULAN_HARI } from '@hadir/rules/waktu/rentang.ts';
import { eachDay, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { JenisLaporan } from '@hadir/contract/laporan/berkas/laporan-berkas.ts';
import { refuseField } from '../../platform/kit/refusal.ts';

/** A printed page is this many dates wide. */
const MAKS_TANGGAL = SEBULAN_HARI;

/** Refuses (422) as PDF what fits no page: more than a month day by day. */
export function checkFormat(jenis: JenisLaporan, format: 'xlsx' | 'pdf', range: TanggalRange): void {
  if (format === 'xlsx') return;
  if (jenis === 'detail' && eachDay(range).length > MAKS_TANGGAL) {
    throw refuseField('format', 'PDF per hari memuat paling banyak satu bulan. Pilih XLSX');
  }
}
