import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type { persetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import { ANTREAN } from './bagian-persetujuan.ts';

/** How much waits at the desk of Persetujuan for one's own decision, over all its queues. */
export const countAntrean = (menunggu: Output<typeof persetujuan.countMenunggu>): number =>
  ANTREAN.reduce((sum, antrean) => sum + menunggu[antrean], 0);
