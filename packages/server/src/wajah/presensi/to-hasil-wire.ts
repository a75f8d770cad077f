type Tersimpan = { is_face_verified: boolean | null; putusan: boolean | null };

const angka = (value: boolean | null): 0 | 1 | null => (value === null ? null : value ? 1 : 0);

/** A comparison as the contract says it: 1 alike, 0 not alike. */
export const toHasilWire = <T extends Tersimpan>(row: T) => ({
  ...row,
  is_face_verified: angka(row.is_face_verified),
  putusan: angka(row.putusan),
});
