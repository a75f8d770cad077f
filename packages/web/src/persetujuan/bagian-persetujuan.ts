import { LABEL_UNTUK_PERSETUJUAN } from './label-untuk-persetujuan.ts';

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
export const LABEL_ANTREAN: Record<Antrean, string> = {
  ...LABEL_UNTUK_PERSETUJUAN,
  ditinjau: 'Presensi Ditahan',
  gangguan: 'Gangguan',
  wajah: 'Wajah',
  tertahan: 'Ketukan Mesin',
};
