import type { Tanggal } from '../../waktu/tanggal.ts';
import type { Gender } from '../../kode/gender.ts';
import type { JenisCuti } from './jenis-cuti.ts';

/** How many of a group, the one who asks among them, may be away on one day (aturan/cuti#batas-rekan). */
export type BatasRekan = {
  /** What becomes of a request beyond the limit: whoever is concerned is told, or it is refused. */
  tindakan: 'ingatkan' | 'tolak';
  satuan: 'orang' | 'persen';
  nilai: number;
};

/** What a leave category allows (aturan/cuti#kategori). */
export type KategoriCuti = {
  jenis: JenisCuti;
  is_aktif: boolean;
  /** Whether its days are paid out of a balance. */
  is_saldo: boolean;
  hitungan: 'kerja' | 'kalender';
  /** Counted days of one request at most; null is no limit. */
  maks_hari: number | null;
  /** Days between asking and the first day, at least. */
  min_pemberitahuan: number;
  /** How many days back a request may start. */
  maks_mundur: number;
  /** From how many counted days on an attachment is due; null is never. */
  lampiran_mulai_hari: number | null;
  /** Whom it is for; null is everyone. */
  gender: Gender | null;
  is_setengah_hari: boolean;
  /** How many of a group may be away on one day; null is no limit. */
  batas_rekan: BatasRekan | null;
};

/** How a category's balance renews itself. */
export type AturanSaldo = {
  jatah_tahunan: number;
  /** Days of one year's right that live on into the next at most. */
  maks_bawa: number;
  /** How many years a right may live on; the second only where no leave at all was taken in between. */
  tahun_bawa: 1 | 2;
  /** Until when carried days may be used, 'MM-DD'; null is the whole year. */
  bawaan_sampai: string | null;
  /** Whether the right of the year of joining is cut to its months. */
  is_prorata: boolean;
};

/**
 * The same for one member: with the days of leave that were put off, by the year for which they were asked, and since
 * when he is a member, where that is not before the years that are asked about.
 */
export type AturanPembukaan = AturanSaldo & {
  ditangguhkan: readonly { tahun: number; hari: number }[];
  anggota_sejak?: Tanggal | null;
};
