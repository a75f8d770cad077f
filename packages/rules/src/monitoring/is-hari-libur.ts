/** On a day off somebody keeps watch all the same: of so many members one may, and it stays a day off. */
export const BERTUGAS_SATU_DARI = 5;

/** Whether a day is off for all of them, or for nearly all (aturan/monitoring#hari-libur). */
export const isHariLibur = ({ anggota, libur }: { anggota: number; libur: number }): boolean =>
  (anggota - libur) * BERTUGAS_SATU_DARI <= anggota;
