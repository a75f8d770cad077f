import type { JalanPersetujuan } from '@hadir/contract/persetujuan/jalan-persetujuan.ts';
import type { HakPutus } from './judge-hak.ts';

/** Who may decide now and for how many levels, as a request's route shows them; nobody where nothing waits. */
export const toPenyetuju = (hak: HakPutus | undefined): JalanPersetujuan['penyetuju'] =>
  (hak?.penyetuju ?? []).map(({ user_id, nama }) => ({
    user_id,
    nama,
    jumlah_jenjang: hak?.countJenjang(user_id) ?? 1,
  }));
