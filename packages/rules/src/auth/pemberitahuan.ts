/** What somebody may hear of, as he chooses (aturan/akses#pemberitahuan). */
export const JENIS_PEMBERITAHUAN = [
  'cuti',
  'presensi_manual',
  'klaim',
  'tukar_shift',
  'hasil',
  'mutasi',
  'kuesioner',
  'atribut',
  'langganan',
] as const;
export type JenisPemberitahuan = (typeof JENIS_PEMBERITAHUAN)[number];

/** On Beranda alone, by mail at once as well, or in one mail a day. */
export const CARA_PEMBERITAHUAN = ['beranda', 'surat', 'harian'] as const;
export type CaraPemberitahuan = (typeof CARA_PEMBERITAHUAN)[number];

/** Of what somebody has not chosen he is mailed at once. */
const BAWAAN: CaraPemberitahuan = 'surat';
/** Kinds that reach operators and tenant admins alone. */
const PENGELOLA: readonly JenisPemberitahuan[] = ['atribut', 'langganan'];
/** What is about several kinds comes the soonest way of theirs. */
const SEGERA: readonly CaraPemberitahuan[] = ['surat', 'harian', 'beranda'];

export type PilihanPemberitahuan = { jenis: JenisPemberitahuan; cara: CaraPemberitahuan };

/** Every kind that may reach somebody, with his choice. */
export function listPilihan(
  dipilih: readonly PilihanPemberitahuan[],
  { isPengelola }: { isPengelola: boolean },
): PilihanPemberitahuan[] {
  return JENIS_PEMBERITAHUAN.filter((jenis) => isPengelola || !PENGELOLA.includes(jenis)).map((jenis) => ({
    jenis,
    cara: dipilih.find((one) => one.jenis === jenis)?.cara ?? BAWAAN,
  }));
}

/** How something about these kinds reaches who has chosen so. */
export function caraOf(
  dipilih: readonly PilihanPemberitahuan[],
  jenis: readonly JenisPemberitahuan[],
): CaraPemberitahuan {
  const cara = jenis.map((one) => dipilih.find((row) => row.jenis === one)?.cara ?? BAWAAN);
  return SEGERA.find((one) => cara.includes(one)) ?? BAWAAN;
}
