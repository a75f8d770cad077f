import type { JenisLaporan } from '@hadir/contract/laporan/berkas/laporan-berkas.ts';
import type { RentangLaporan } from '@hadir/contract/laporan/berkas/rentang-input.ts';
import type { JenisKetidakhadiran } from '../../kehadiran/rekap/ketidakhadiran.queries.ts';

/** A report as its job is asked for it; the span is settled when it is asked, the rows when it is made. */
export type PermintaanLaporan = {
  jenis: JenisLaporan;
  nama: string;
  format: 'xlsx' | 'pdf';
  rentang: RentangLaporan;
  group_id?: number[] | undefined;
  q?: string | undefined;
  hilang?: JenisKetidakhadiran | undefined;
};
