import { HASIL_WAJAH, type HasilWajah } from '@hadir/rules/kode/hasil-wajah.ts';
type Tersimpan = { is_face_verified: boolean | null; putusan: boolean | null };

const hasilOf = (value: boolean | null): HasilWajah | null =>
  value === null ? null : value ? HASIL_WAJAH.cocok : HASIL_WAJAH.tidak_cocok;

/** A comparison as the contract says it. */
export const toHasilWire = <T extends Tersimpan>(row: T) => ({
  ...row,
  is_face_verified: hasilOf(row.is_face_verified),
  putusan: hasilOf(row.putusan),
});
