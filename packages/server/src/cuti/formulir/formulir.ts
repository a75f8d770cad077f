import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import type { KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { KopSurat } from '../../platform/print/kop-surat.ts';
import type { PutusanFormulir } from './list-putusan-formulir.ts';

export type Formulir = {
  cuti: DetailCuti;
  jenis: KategoriCuti['jenis'];
  anggota: { nip: string | null; jabatan: string | null; no_hp: string | null };
  /** Of annual leave before this request drew on it, by the year whose right it is, as it stood on `saldo_pada`. */
  saldo: readonly { tahun: number; sisa: number }[];
  saldo_pada: Tanggal;
  kop: KopSurat;
  alamat_verifikasi: string;
  /** When it was sent; of a draft, the day on which it is printed. */
  diajukan: Tanggal;
  /** Counted days of the dates that were asked for. */
  hari_diminta: number;
  /** The decisions in order, each on its officer's own date. */
  putusan: readonly PutusanFormulir[];
  /** When it ended with its member's membership, on nobody's decision; null where it did not. */
  berakhir: Tanggal | null;
};
