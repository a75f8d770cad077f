import { TAHUN_PALING_TUA, UMUR_PALING_MUDA } from '@hadir/rules/anggota/judge-lahir-janggal.ts';

/** How a birthday is told that is likelier a slip of the pen, after 'lahir'. */
export const LAHIR_JANGGAL = {
  muda: `kurang dari ${UMUR_PALING_MUDA} tahun yang lalu`,
  tua: `sebelum ${TAHUN_PALING_TUA}`,
} as const;
