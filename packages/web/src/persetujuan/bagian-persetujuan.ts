import { UNTUK_WORDS } from './untuk-words.ts';

/** The queues of what waits for one's own decision. */
export const ANTREAN = [
  'presensi_manual',
  'ditinjau',
  'klaim',
  'cuti',
  'tukar_shift',
  'gangguan',
  'wajah',
  'tertahan',
] as const;
export type Antrean = (typeof ANTREAN)[number];

/** What each queue holds, in words. */
export const ANTREAN_WORDS: Record<Antrean, string> = {
  ...UNTUK_WORDS,
  ditinjau: 'Presensi Ditahan',
  gangguan: 'Gangguan',
  wajah: 'Wajah',
  tertahan: 'Ketukan Mesin',
};
