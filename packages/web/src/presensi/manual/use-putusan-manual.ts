import type { PresensiManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import { listPutusanPresensiManual } from '@hadir/rules/presensi/manual/list-putusan-presensi-manual.ts';
import { pemegangOf } from '../../base/session/pemegang-of.ts';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { useSession } from '../../base/session/use-session.ts';

export type PutusanOf = (manual: PresensiManual) => ReturnType<typeof listPutusanPresensiManual>;

const TIDAK_ADA: ReturnType<PutusanOf> = new Map();

/**
 * What the reader may do with a request, and whether it takes a remark; nothing to who only reads. One that would move a
 * frozen day is not approved.
 */
export function usePutusanManual(): PutusanOf {
  const session = useSession();
  const canWrite = useCanWrite() === 'yes';
  return ({ anggota, status, is_permanen, hari_beku, persetujuan: { is_giliran_saya, jenjang } }) => {
    if (!session || !canWrite) return TIDAK_ADA;
    const manual = { user_id: anggota.user_id, status, is_permanen };
    const letak = { is_giliran_saya, jumlah_jenjang: jenjang.length };
    const putusan = listPutusanPresensiManual(pemegangOf(session), manual, letak);
    return hari_beku === null ? putusan : new Map([...putusan].filter(([tindakan]) => tindakan !== 'setujui'));
  };
}
