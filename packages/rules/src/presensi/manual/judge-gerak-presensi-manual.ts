import { reaches } from '../../akses/peran.ts';
import type { Pelihat } from '../../akses/terlihat.ts';
import { STATUS_PRESENSI_MANUAL } from './status-presensi-manual.ts';
import {
  judgeTindakanPresensiManual,
  type HasilPresensiManual,
  type KeadaanPresensiManual,
  type TindakanPresensiManual,
} from './tindakan-presensi-manual.ts';

/** What is to be done, with which remark; `is_berjenjang` where a level is meant. */
type GerakPresensiManual = { tindakan: TindakanPresensiManual; keterangan: string; is_berjenjang: boolean };

/**
 * Where somebody brings a request, or why he may not (aturan/presensi#swafoto). Its member alone takes it back, and nobody
 * decides his own; only operators revise a decision, and what is meant for a level revises nothing. Whose turn a waiting
 * one is says its chain.
 */
export function judgeGerakPresensiManual(
  { user_id, peran }: Pelihat,
  { tindakan, keterangan, is_berjenjang }: GerakPresensiManual,
  manual: KeadaanPresensiManual & { user_id: number },
): HasilPresensiManual | { kind: 'refused'; reason: 'not_his' | 'own' } {
  const isOwn = manual.user_id === user_id;
  if (tindakan === 'batal' && !isOwn) return { kind: 'refused', reason: 'not_his' };
  if (tindakan !== 'batal' && isOwn) return { kind: 'refused', reason: 'own' };
  const isRevision = tindakan !== 'batal' && manual.status !== STATUS_PRESENSI_MANUAL.diajukan;
  if (isRevision && (is_berjenjang || !reaches(peran, 'operator'))) {
    return { kind: 'refused', reason: 'status_not_allowed' };
  }
  return judgeTindakanPresensiManual(tindakan, manual, keterangan);
}
