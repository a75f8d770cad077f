import type { RateLimits } from '../../platform/ctx/rate-limits.ts';

/**
 * One mail to this person: null where he has had enough. The last that he may have must do until the next may come, so
 * that nobody who asks in his name leaves him without one; how long that is, in milliseconds.
 */
export async function takeSurat(limits: RateLimits, key: string): Promise<number | null> {
  const jam = await limits.takeQuietly('surat_jam', key);
  const hari = jam && (await limits.takeQuietly('surat_hari', key));
  if (!hari) return null;
  return Math.max(...[jam, hari].map(({ sisa, ms }) => (sisa === 0 ? ms : 0)));
}
