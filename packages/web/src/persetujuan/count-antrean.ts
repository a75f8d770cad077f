import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type { persetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';

/** How much waits at the desk of Persetujuan for one's own decision, over all its queues; agreements are given elsewhere. */
export const countAntrean = ({
  kesepakatan: _kesepakatan,
  is_penyetuju: _penyetuju,
  beku: _beku,
  ...antrean
}: Output<typeof persetujuan.countMenunggu>): number => Object.values(antrean).reduce((sum, jumlah) => sum + jumlah, 0);
