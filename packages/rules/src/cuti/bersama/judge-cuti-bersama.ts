/** What a cuti bersama does to a member's annual leave: a day taken from it, a day added, or nothing. */
export type AkibatCutiBersama = 'dikurangi' | 'ditambah' | 'tetap';

/** Why it does that. */
export type SebabCutiBersama =
  | 'libur'
  | 'bertugas'
  | 'bukan hari kerja'
  | 'masuk kerja'
  | 'sedang cuti'
  | 'tidak memotong'
  | 'tidak mengurangi'
  | 'dijadwalkan'
  | 'jenis belum diisi';

export type PutusanCutiBersama = { akibat: AkibatCutiBersama; sebab: SebabCutiBersama };

type Fakta = {
  /** Work would be expected of him were it no cuti bersama. */
  isHariKerja: boolean;
  /** It frees him: his schedule follows holidays. */
  isLibur: boolean;
  /** Other leave takes the day. */
  isCuti: boolean;
  /** What his day came to says that he worked. */
  bekerja: boolean;
  /** The switch of his jenis kepegawaian; null where that is not known. */
  mengurangi: boolean | null;
  /** Whether this date is set to draw on the balance at all. */
  isMemotong: boolean;
};

/**
 * The effect of one date of cuti bersama on a member's annual leave (aturan/cuti#cuti-bersama): where it reduces, a day
 * that freed him costs one, unless he worked or was on other leave; where it does not, who had to work it, because his
 * schedule does not follow holidays, gets the day added. Of whom it is not known which of the two he is, nothing is
 * booked.
 */
export function judgeCutiBersama(fakta: Fakta): PutusanCutiBersama {
  const { isHariKerja, isLibur, isCuti, bekerja, mengurangi, isMemotong } = fakta;
  const tetap = (sebab: SebabCutiBersama) => ({ akibat: 'tetap', sebab }) as const;
  if (!isHariKerja) return tetap('bukan hari kerja');
  if (isCuti) return tetap('sedang cuti');
  if (mengurangi === null) return tetap('jenis belum diisi');
  if (!mengurangi) {
    if (isLibur) return tetap(bekerja ? 'masuk kerja' : 'tidak mengurangi');
    return bekerja ? { akibat: 'ditambah', sebab: 'bertugas' } : tetap('dijadwalkan');
  }
  if (!isLibur) return tetap('dijadwalkan');
  if (bekerja) return tetap('masuk kerja');
  return isMemotong ? { akibat: 'dikurangi', sebab: 'libur' } : tetap('tidak memotong');
}
