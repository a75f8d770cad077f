import { tahunOf, type Tanggal, type TanggalRange } from '../../waktu/tanggal.ts';

/** What is known of a year's national holidays where the leave is asked for. */
export type TahunLibur = {
  tahun: number;
  /** The year's decree is published. */
  has_keputusan: boolean;
  /** Its days are among the holidays here. */
  has_libur: boolean;
};

/** A year whose national holidays are not known yet, and what is missing. */
export type LiburBelum = { tahun: number; sebab: 'belum_terbit' | 'belum_disinkron' };

/** The years after today's that a leave reaches. */
export function listTahunDepan({ tgl_awal, tgl_akhir }: TanggalRange, today: Tanggal): number[] {
  const first = Math.max(tahunOf(tgl_awal), tahunOf(today) + 1);
  return Array.from({ length: Math.max(0, tahunOf(tgl_akhir) - first + 1) }, (_, index) => first + index);
}

/** Of these years the ones of which a leave's days may still be counted otherwise, in order (aturan/cuti#tahun-depan). */
export function listLiburBelum(tahun: readonly TahunLibur[]): LiburBelum[] {
  return tahun
    .filter(({ has_keputusan, has_libur }) => !has_keputusan || !has_libur)
    .map((one) => ({ tahun: one.tahun, sebab: one.has_keputusan ? 'belum_disinkron' : 'belum_terbit' }) as const)
    .toSorted((a, b) => a.tahun - b.tahun);
}

/** Those that concern this leave: none where it counts calendar days, which no holiday changes. */
export function liburBelumOf(
  cuti: TanggalRange & { hitungan: 'kerja' | 'kalender' },
  belum: readonly LiburBelum[],
): LiburBelum[] {
  if (cuti.hitungan === 'kalender') return [];
  return belum.filter(({ tahun }) => tahunOf(cuti.tgl_awal) <= tahun && tahun <= tahunOf(cuti.tgl_akhir));
}
