import type { Antrean } from '@hadir/contract/kit/antrean.ts';

/** A file that is made in the background, as the calls that list them answer. */
export type Unduhan = {
  unduhan_id: string;
  nama: string;
  status: 'menunggu' | 'berjalan' | 'selesai' | 'gagal';
  antrean?: Antrean | undefined;
  selesai: number;
  total: number | null;
  pesan: string | null;
  /** Bytes of the file; null until it is done. */
  ukuran: number | null;
  /** When its file was taken away. */
  berkas_dihapus_pada: string | null;
  dibuat_pada: string;
};
