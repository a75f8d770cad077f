import type { TourStep } from '../../ui/feedback/start-tour.ts';

/** The screens that have a guided tour, and where its words are; they are fetched when it is started. */
export const PANDUAN = {
  beranda: async () => (await import('./langkah/beranda.ts')).LANGKAH,
  'beranda-anggota': async () => (await import('./langkah/beranda-anggota.ts')).LANGKAH,
  'kehadiran-harian': async () => (await import('./langkah/kehadiran-harian.ts')).LANGKAH,
  verval: async () => (await import('./langkah/verval.ts')).LANGKAH,
  'jadwal-shift': async () => (await import('./langkah/jadwal-shift.ts')).LANGKAH,
  persetujuan: async () => (await import('./langkah/persetujuan.ts')).LANGKAH,
} satisfies Record<string, () => Promise<TourStep[]>>;

export type NamaPanduan = keyof typeof PANDUAN;
