/** What somebody may hear of, as he chooses (aturan/akses#pemberitahuan). */
export const JENIS_PEMBERITAHUAN = [
  'cuti',
  'presensi_manual',
  'klaim',
  'tukar_shift',
  'hasil',
  'mutasi',
  'kuesioner',
  'pengumuman',
  'atribut',
  'langganan',
  'masa_simpan',
  'belum_presensi',
  'belum_pulang',
  'belum_lengkap',
] as const;
export type JenisPemberitahuan = (typeof JENIS_PEMBERITAHUAN)[number];

/** In the bell alone, by mail at once as well, in one mail a day, or not at all. */
export const CARA_PEMBERITAHUAN = ['beranda', 'surat', 'harian', 'tidak'] as const;
export type CaraPemberitahuan = (typeof CARA_PEMBERITAHUAN)[number];

/** Kinds that remind of one's own day, which nobody but oneself misses; the next morning they are late. */
export const JENIS_PENGINGAT = ['belum_presensi', 'belum_pulang', 'belum_lengkap'] as const;
export type JenisPengingat = (typeof JENIS_PENGINGAT)[number];

const isPengingat = (jenis: JenisPemberitahuan) => JENIS_PENGINGAT.some((one) => one === jenis);

/** How one may choose to hear of a kind: only a reminder may be done without. */
export const listCara = (jenis: JenisPemberitahuan): readonly CaraPemberitahuan[] =>
  isPengingat(jenis) ? ['beranda', 'surat', 'tidak'] : ['beranda', 'surat', 'harian'];

/**
 * Of what somebody has not chosen he is mailed at once. A reminder and what is announced to all stand in the bell: a mail to
 * each of a school's teachers is read late, and by few.
 */
const bawaan = (jenis: JenisPemberitahuan): CaraPemberitahuan =>
  isPengingat(jenis) || jenis === 'pengumuman' ? 'beranda' : 'surat';
/** Kinds that reach operators and those above them alone. */
const PENGELOLA: readonly JenisPemberitahuan[] = ['atribut', 'langganan', 'masa_simpan'];
/** What is about several kinds comes the soonest way of theirs. */
const SEGERA: readonly CaraPemberitahuan[] = ['surat', 'harian', 'beranda', 'tidak'];

export type PilihanPemberitahuan = {
  jenis: JenisPemberitahuan;
  cara: CaraPemberitahuan;
  /** Also shown at once by the browsers that he has allowed to. */
  is_push: boolean;
};

/** Every kind that may reach somebody, with his choice. */
export function listPilihan(
  dipilih: readonly PilihanPemberitahuan[],
  { isPengelola }: { isPengelola: boolean },
): PilihanPemberitahuan[] {
  return JENIS_PEMBERITAHUAN.filter((jenis) => isPengelola || !PENGELOLA.includes(jenis)).map((jenis) =>
    pilihanOf(dipilih, jenis),
  );
}

const pilihanOf = (dipilih: readonly PilihanPemberitahuan[], jenis: JenisPemberitahuan): PilihanPemberitahuan =>
  dipilih.find((row) => row.jenis === jenis) ?? { jenis, cara: bawaan(jenis), is_push: true };

/** How something about these kinds reaches who has chosen so. */
export function caraOf(
  dipilih: readonly PilihanPemberitahuan[],
  jenis: readonly JenisPemberitahuan[],
): CaraPemberitahuan {
  const cara = jenis.map((one) => pilihanOf(dipilih, one).cara);
  return SEGERA.find((one) => cara.includes(one)) ?? 'surat';
}

/** Whether his browsers show something about these kinds: where he wants it of one of them, and does not do without it. */
export function isPushed(dipilih: readonly PilihanPemberitahuan[], jenis: readonly JenisPemberitahuan[]): boolean {
  return jenis.some((one) => {
    const { cara, is_push } = pilihanOf(dipilih, one);
    return is_push && cara !== 'tidak';
  });
}
