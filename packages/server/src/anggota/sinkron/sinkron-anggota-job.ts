import type { Job } from '../../platform/jobs/job.ts';
import { applySinkron } from './apply-sinkron.ts';
import { inOrganisasi } from './in-organisasi.ts';
import { judgeBacaan } from './judge-bacaan.ts';
import { readHalaman } from './read-halaman.ts';

/** `semua`: reads and does it at once, as by night; nobody who vanished is made inactive by that. */
export type LangkahSinkron = { sinkronisasi_id: number; langkah: 'baca' | 'terapkan' | 'semua' };

/**
 * Reads people page by page, or does what was read, portion by portion. Either is taken up where it was cut: a page that
 * was kept is not read again, and a row that was done is not done again.
 */
export const sinkronAnggotaJob: Job<LangkahSinkron> = {
  jenis: 'sinkron-anggota',
  retryLimit: 3,
  isAwaited: true,
  run: async (job, { sinkronisasi_id, langkah }) => {
    if (langkah !== 'terapkan') await readHalaman(job, sinkronisasi_id);
    if (langkah === 'baca') {
      await inOrganisasi(job, sinkronisasi_id, (ctx) => judgeBacaan(ctx, sinkronisasi_id));
      return () => Promise.resolve(null);
    }
    const diterapkan = await applySinkron(job, sinkronisasi_id);
    return () => Promise.resolve({ diterapkan });
  },
};
