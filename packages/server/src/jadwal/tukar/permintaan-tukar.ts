import type { Permintaan } from '../../persetujuan/persetujuan-upward.ts';
import { rerouteOf } from '../../persetujuan/reroute.queries.ts';
import { listTukarMenunggu } from './tukar-shift.queries.ts';

/** Swaps as the chains see them: they wait for theirs once both members agree. */
export const permintaanTukar: Permintaan = {
  listMenunggu: listTukarMenunggu,
  reroute: rerouteOf({ tabel: 'tukar_shift', menunggu: 'disepakati', belum: 'diajukan' }),
};
