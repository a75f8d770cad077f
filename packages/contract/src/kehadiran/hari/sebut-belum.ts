import type { RingkasanHari } from './ringkasan-hari.ts';

type Belum = Pick<RingkasanHari, 'terbuka' | 'belum_mulai'>;

/** Whether nobody is missing yet: the hours of all who are due and not there have still to begin (aturan/monitoring#belum-mulai). */
export const isBelumMulai = ({ terbuka, belum_mulai }: Belum): boolean => terbuka > 0 && belum_mulai === terbuka;

/** What those are called of whom nothing is recorded yet. */
export const sebutBelum = (ringkasan: Belum | undefined): string =>
  ringkasan && isBelumMulai(ringkasan) ? 'Belum mulai' : 'Belum presensi';
