import { STATUS_CUTI, type StatusCuti } from './status-cuti.ts';

/**
 * What a decision on a government's leave can be; diubah approves other dates, ditangguhkan keeps the right for later.
 */
export const KEPUTUSAN_CUTI = ['disetujui', 'diubah', 'ditangguhkan', 'ditolak'] as const;
export type KeputusanCuti = (typeof KEPUTUSAN_CUTI)[number];

/** What someone wants to do with a leave request. */
export type TindakanCuti =
  | { tindakan: 'ajukan' }
  | { tindakan: 'tarik'; oleh: 'operator' | 'anggota'; keterangan: string }
  | { tindakan: 'putuskan'; keputusan: KeputusanCuti; keterangan: string }
  | { tindakan: 'batal'; oleh: 'operator' | 'anggota'; keterangan: string }
  /** Days that were not taken, though the leave says so, are given back; it ends where no counted day is left. */
  | { tindakan: 'kembalikan'; keterangan: string; isHabis: boolean }
  /** The member does not take the dates that a diubah gave him. */
  | { tindakan: 'tolak_perubahan' }
  | { tindakan: 'hapus' };

/** Where a request stands. */
export type KeadaanCuti = {
  status: StatusCuti;
  /** The last decision, if any. */
  keputusan: KeputusanCuti | null;
  /** Whether an approver has decided since it was submitted. */
  isDecided: boolean;
  /** Whether the next approval is the chain's last. */
  isLastJenjang: boolean;
};

export type HasilTindakan =
  /** An approval that leaves further levels to decide moves to the status it already has. */
  | { kind: 'moved'; status: StatusCuti }
  | { kind: 'deleted' }
  | { kind: 'refused'; reason: 'status_not_allowed' | 'already_decided' | 'not_changed' | 'keterangan_required' };

const { dibuat, diajukan, disetujui, ditolak } = STATUS_CUTI;

/** Where a new request begins: kept as a draft, or sent at once. */
export const STATUS_AWAL_CUTI = { draf: dibuat, dikirim: diajukan } as const;

const FROM: Record<TindakanCuti['tindakan'], StatusCuti> = {
  ajukan: dibuat,
  tarik: diajukan,
  putuskan: diajukan,
  batal: disetujui,
  kembalikan: disetujui,
  tolak_perubahan: disetujui,
  hapus: dibuat,
};

/** What an action does to a leave request, or why it may not (aturan/cuti#status). */
export function judgeTindakanCuti(
  aksi: Exclude<TindakanCuti, { tindakan: 'hapus' }>,
  keadaan: KeadaanCuti,
): Exclude<HasilTindakan, { kind: 'deleted' }>;
export function judgeTindakanCuti(aksi: TindakanCuti, keadaan: KeadaanCuti): HasilTindakan;
export function judgeTindakanCuti(aksi: TindakanCuti, keadaan: KeadaanCuti): HasilTindakan {
  if (keadaan.status !== FROM[aksi.tindakan]) return { kind: 'refused', reason: 'status_not_allowed' };

  switch (aksi.tindakan) {
    case 'ajukan':
      return { kind: 'moved', status: diajukan };
    case 'tarik':
      if (keadaan.isDecided) return { kind: 'refused', reason: 'already_decided' };
      return isTanpaAlasan(aksi)
        ? { kind: 'refused', reason: 'keterangan_required' }
        : { kind: 'moved', status: dibuat };
    case 'putuskan':
      if (aksi.keputusan === 'disetujui')
        return { kind: 'moved', status: keadaan.isLastJenjang ? disetujui : diajukan };
      if (aksi.keterangan.trim() === '') return { kind: 'refused', reason: 'keterangan_required' };
      if (aksi.keputusan === 'diubah') return { kind: 'moved', status: keadaan.isLastJenjang ? disetujui : diajukan };
      return { kind: 'moved', status: ditolak };
    case 'batal':
      return isTanpaAlasan(aksi)
        ? { kind: 'refused', reason: 'keterangan_required' }
        : { kind: 'moved', status: ditolak };
    case 'kembalikan':
      return aksi.keterangan.trim() === ''
        ? { kind: 'refused', reason: 'keterangan_required' }
        : { kind: 'moved', status: aksi.isHabis ? ditolak : disetujui };
    case 'tolak_perubahan':
      return keadaan.keputusan === 'diubah'
        ? { kind: 'moved', status: ditolak }
        : { kind: 'refused', reason: 'not_changed' };
    case 'hapus':
      return { kind: 'deleted' };
  }
}

/** Whoever ends what another asked for says why. */
const isTanpaAlasan = ({ oleh, keterangan }: { oleh: 'operator' | 'anggota'; keterangan: string }): boolean =>
  oleh === 'operator' && keterangan.trim() === '';
