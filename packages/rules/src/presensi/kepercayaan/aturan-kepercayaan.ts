/** What may speak against an event. */
export const JENIS_BUTIR = [
  'foto_sama',
  'lokasi_palsu',
  'wajah_beda',
  'lompatan',
  'persis_sama',
  'jam_ragu',
  'terlambat_dikirim',
  'akurasi',
  'jam_bergeser',
] as const;
export type JenisButir = (typeof JENIS_BUTIR)[number];

/** What each takes off (aturan/presensi#kepercayaan). */
export const KURANG_BUTIR: Readonly<Record<JenisButir, number>> = {
  foto_sama: 60,
  lokasi_palsu: 50,
  wajah_beda: 50,
  lompatan: 40,
  persis_sama: 25,
  jam_ragu: 25,
  terlambat_dikirim: 20,
  akurasi: 15,
  jam_bergeser: 10,
};

/** Metres: nearer than this a jump is the wandering of the instrument. */
export const LOMPATAN_NYATA = 2_000;

/** Of each that is a matter of degree: from where to where an organisation may set it, and what it is unless it does. */
export const BATAS_BUTIR = {
  /** Days back that photos are compared with. */
  foto_sama: { min: 7, maks: 60, bawaan: 60 },
  /** Kilometres an hour that nobody travels. */
  lompatan: { min: 60, maks: 1_000, bawaan: 150 },
  /** Earlier days at the very same coordinates. */
  persis_sama: { min: 2, maks: 30, bawaan: 3 },
  /** Metres beyond which a place is hardly known. */
  akurasi: { min: 50, maks: 5_000, bawaan: 500 },
  /** Minutes that a device's clock may be off. */
  jam_bergeser: { min: 1, maks: 120, bawaan: 5 },
} as const satisfies Partial<Record<JenisButir, { min: number; maks: number; bawaan: number }>>;
export type JenisBerambang = keyof typeof BATAS_BUTIR;
export const isBerambang = (jenis: JenisButir): jenis is JenisBerambang => jenis in BATAS_BUTIR;

/** What an organisation counts (aturan/presensi#kepercayaan). */
export type AturanKepercayaan = {
  /** Those that it does not count. */
  mati: readonly JenisButir[];
  ambang: Readonly<Record<JenisBerambang, number>>;
};

/** Everything counts, as it is built in. */
export const ATURAN_BAWAAN: AturanKepercayaan = {
  mati: [],
  ambang: {
    foto_sama: BATAS_BUTIR.foto_sama.bawaan,
    lompatan: BATAS_BUTIR.lompatan.bawaan,
    persis_sama: BATAS_BUTIR.persis_sama.bawaan,
    akurasi: BATAS_BUTIR.akurasi.bawaan,
    jam_bergeser: BATAS_BUTIR.jam_bergeser.bawaan,
  },
};

/** The three bands that a score is shown and looked for in; each names its lowest and its highest. */
export const TINGKAT_KEPERCAYAAN = {
  rendah: { dari: 0, sampai: 49 },
  sedang: { dari: 50, sampai: 79 },
  tinggi: { dari: 80, sampai: 100 },
} as const;
export type TingkatKepercayaan = keyof typeof TINGKAT_KEPERCAYAAN;
export const SEMUA_TINGKAT = Object.keys(TINGKAT_KEPERCAYAAN) as TingkatKepercayaan[];

export const tingkatOf = (skor: number): TingkatKepercayaan =>
  skor < TINGKAT_KEPERCAYAAN.sedang.dari ? 'rendah' : skor < TINGKAT_KEPERCAYAAN.tinggi.dari ? 'sedang' : 'tinggi';
