/** The first steps of a new organisation, in the order in which they are taken. */
export const LANGKAH_AWAL = ['profil', 'lokasi', 'jam_kerja', 'hari_libur', 'anggota', 'undangan', 'presensi'] as const;
export type LangkahAwal = (typeof LANGKAH_AWAL)[number];

export type FaktaLangkahAwal = {
  /** Put away by somebody of the organisation. */
  is_ditutup: boolean;
  /** What stands at the head of its printed reports. */
  alamat: string | null;
  kepala_nama: string | null;
  /** A place of attendance that is in use. */
  ada_lokasi: boolean;
  /** Work hours that are given to somebody of it, or that it has of its tenant. */
  ada_jam_kerja: boolean;
  /** Holidays of this year, its own or its tenant's. */
  ada_hari_libur: boolean;
  /** Somebody besides its operators. */
  ada_anggota: boolean;
  /** One of them has an account in use, or was given the means to make one. */
  ada_undangan: boolean;
  ada_presensi: boolean;
};

/** What of a step is still missing once some of it is done. */
export const KURANG = ['alamat', 'kepala_nama'] as const;
export type Kurang = (typeof KURANG)[number];
export type KeadaanLangkah = { langkah: LangkahAwal; is_selesai: boolean; kurang: Kurang | null };

/** The steps with what is done of them; null once all are, or when it was put away (aturan/tenant#langkah-awal). */
export function judgeLangkahAwal(fakta: FaktaLangkahAwal): KeadaanLangkah[] | null {
  const kosong = KURANG.filter((isian) => !fakta[isian]);
  const selesai: Record<LangkahAwal, boolean> = {
    profil: kosong.length === 0,
    lokasi: fakta.ada_lokasi,
    jam_kerja: fakta.ada_jam_kerja,
    hari_libur: fakta.ada_hari_libur,
    anggota: fakta.ada_anggota,
    undangan: fakta.ada_undangan,
    presensi: fakta.ada_presensi,
  };
  if (fakta.is_ditutup || LANGKAH_AWAL.every((langkah) => selesai[langkah])) return null;
  return LANGKAH_AWAL.map((langkah) => ({
    langkah,
    is_selesai: selesai[langkah],
    kurang: langkah === 'profil' && kosong.length < KURANG.length ? (kosong[0] ?? null) : null,
  }));
}
