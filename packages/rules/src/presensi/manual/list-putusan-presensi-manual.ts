import type { Pelihat } from '../../akses/terlihat.ts';
import { judgePutusanJenjang } from '../../persetujuan/judge-putusan-jenjang.ts';
import { judgeGerakPresensiManual } from './judge-gerak-presensi-manual.ts';
import { STATUS_PRESENSI_MANUAL } from './status-presensi-manual.ts';
import type { KeadaanPresensiManual, TindakanPresensiManual } from './tindakan-presensi-manual.ts';

const PUTUSAN = ['setujui', 'tolak', 'tolak_permanen', 'cabut_permanen'] as const satisfies TindakanPresensiManual[];
type Putusan = (typeof PUTUSAN)[number];

type Manual = KeadaanPresensiManual & { user_id: number };

/** Where the request stands on its chain, seen by who asks. */
type Giliran = { is_giliran_saya: boolean; jumlah_jenjang: number };

/**
 * What somebody may decide about a request as it stands, and whether it takes a remark (aturan/presensi#swafoto). While it waits
 * only whose turn it is decides it; a level that refuses says why.
 */
export function listPutusanPresensiManual(
  oleh: Pelihat,
  manual: Manual,
  { is_giliran_saya, jumlah_jenjang }: Giliran,
): ReadonlyMap<Putusan, { isBerketerangan: boolean }> {
  const found = new Map<Putusan, { isBerketerangan: boolean }>();
  const isWaiting = manual.status === STATUS_PRESENSI_MANUAL.diajukan;
  if (isWaiting && !is_giliran_saya) return found;
  for (const tindakan of PUTUSAN) {
    const bare = { tindakan, keterangan: '', is_berjenjang: false };
    const hasil = judgeGerakPresensiManual(oleh, bare, manual);
    const isBare = hasil.kind === 'refused' && hasil.reason === 'keterangan_required';
    if (hasil.kind === 'refused' && !isBare) continue;
    const letak = { jumlah_jenjang, urutan: 0, maju: 1 };
    const jenjang = judgePutusanJenjang({ is_setuju: tindakan === 'setujui', keterangan: '' }, letak);
    found.set(tindakan, { isBerketerangan: isBare || (isWaiting && jenjang.kind === 'refused') });
  }
  return found;
}
