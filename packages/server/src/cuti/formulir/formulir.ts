import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import type { KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { KopSurat } from '../../platform/print/kop-surat.ts';
import type { PutusanFormulir } from './list-putusan-formulir.ts';

export type Formulir = {
  cuti: DetailCuti;
  jenis: KategoriCuti['jenis'];
  anggota: { nip: string | null; jabatan: string | null; tgl_mulai: Tanggal | null };
  /** Of annual leave, by the year whose right it is. */
  saldo: readonly { tahun: number; sisa: number }[];
  kop: KopSurat;
  alamat_verifikasi: string;
  today: Tanggal;
  /** Counted days of the dates that were asked for. */
  hari_diminta: number;
  /** The decisions in order, each on its officer's own date. */
  putusan: readonly PutusanFormulir[];
};
