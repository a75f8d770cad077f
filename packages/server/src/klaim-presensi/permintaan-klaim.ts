import type { Permintaan } from '../persetujuan/persetujuan-upward.ts';
import { rerouteOf } from '../persetujuan/reroute.queries.ts';
import { listKlaimMenunggu } from './klaim-presensi.queries.ts';

/** Claims as the chains see them. */
export const permintaanKlaim: Permintaan = {
  listMenunggu: listKlaimMenunggu,
  reroute: rerouteOf({ tabel: 'klaim_presensi', menunggu: 'diajukan' }),
};
