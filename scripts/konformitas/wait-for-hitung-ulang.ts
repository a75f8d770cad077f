import { setTimeout as sleep } from 'node:timers/promises';
import type { Tempat } from './tempat.ts';

const POLL_MS = 200;

/** Waits until nothing is being judged again. */
export async function waitForHitungUlang({ klien, base }: Tempat): Promise<void> {
  for (;;) {
    const jobs = await klien.call<{ status: string; pesan: string | null }[]>('GET', `${base}/hitung-ulang`);
    const failed = jobs.find(({ status }) => status === 'gagal');
    if (failed) throw new Error(`Hitung ulang tidak selesai: ${failed.pesan}`);
    if (jobs.every(({ status }) => status === 'selesai')) return;
    await sleep(POLL_MS);
  }
}
