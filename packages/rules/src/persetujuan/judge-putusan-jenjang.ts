/** Where a request stands on its chain. */
export type LetakJenjang = {
  jumlah_jenjang: number;
  /** Which level decides next, counted from 0. */
  urutan: number;
  /** How many levels the decision stands for. */
  maju: number;
};

export type HasilPutusanJenjang =
  | { kind: 'refused'; reason: 'keterangan_required' }
  /** Further levels decide; nothing takes effect yet. */
  | { kind: 'forwarded'; urutan: number }
  | { kind: 'approved' | 'rejected' };

/**
 * What one level's decision makes of a request (aturan/cuti#persetujuan): any level may refuse it, with a remark, and
 * only the last one's approval makes it take effect. Without a chain the kind of request says whether a refusal needs a
 * remark.
 */
export function judgePutusanJenjang(
  { is_setuju, keterangan }: { is_setuju: boolean; keterangan: string },
  { jumlah_jenjang, urutan, maju }: LetakJenjang,
): HasilPutusanJenjang {
  if (!is_setuju) {
    const isBare = jumlah_jenjang > 0 && keterangan.trim() === '';
    return isBare ? { kind: 'refused', reason: 'keterangan_required' } : { kind: 'rejected' };
  }
  const next = urutan + maju;
  return next < jumlah_jenjang ? { kind: 'forwarded', urutan: next } : { kind: 'approved' };
}
