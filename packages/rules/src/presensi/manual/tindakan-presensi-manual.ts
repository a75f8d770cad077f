import { STATUS_PRESENSI_MANUAL, type StatusPresensiManual } from './status-presensi-manual.ts';

/** What someone wants to do with a manual attendance request; the member cancels, an operator does the rest. */
export type TindakanPresensiManual = 'setujui' | 'tolak' | 'batal' | 'tolak_permanen' | 'cabut_permanen';

export type KeadaanPresensiManual = { status: StatusPresensiManual; is_permanen: boolean };

export type HasilPresensiManual =
  | ({ kind: 'moved' } & KeadaanPresensiManual)
  | { kind: 'refused'; reason: 'status_not_allowed' | 'rejected_permanently' | 'keterangan_required' };

const { diajukan, disetujui, ditolak, dibatalkan } = STATUS_PRESENSI_MANUAL;

/**
 * What an action does to a request, or why it may not (aturan/presensi#swafoto). Revising a decision needs a remark.
 */
export function judgeTindakanPresensiManual(
  tindakan: TindakanPresensiManual,
  { status, is_permanen }: KeadaanPresensiManual,
  keterangan: string,
): HasilPresensiManual {
  const isRemarked = keterangan.trim() !== '';
  switch (tindakan) {
    case 'batal':
      return status === diajukan ? moved(dibatalkan) : refused('status_not_allowed');
    case 'setujui':
      if (status === ditolak && is_permanen) return refused('rejected_permanently');
      if (status === ditolak) return isRemarked ? moved(disetujui) : refused('keterangan_required');
      return status === diajukan ? moved(disetujui) : refused('status_not_allowed');
    case 'tolak':
      if (status === disetujui) return isRemarked ? moved(ditolak) : refused('keterangan_required');
      return status === diajukan ? moved(ditolak) : refused('status_not_allowed');
    case 'tolak_permanen':
      if (status === dibatalkan || (status === ditolak && is_permanen)) return refused('status_not_allowed');
      return isRemarked ? moved(ditolak, true) : refused('keterangan_required');
    case 'cabut_permanen':
      return status === ditolak && is_permanen ? moved(ditolak) : refused('status_not_allowed');
  }
}

function moved(status: StatusPresensiManual, is_permanen = false): HasilPresensiManual {
  return { kind: 'moved', status, is_permanen };
}

function refused(reason: Extract<HasilPresensiManual, { kind: 'refused' }>['reason']): HasilPresensiManual {
  return { kind: 'refused', reason };
}
