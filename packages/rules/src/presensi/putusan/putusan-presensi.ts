import type { StatusTahan } from '../ketukan/status-tahan.ts';

/** What an operator wants to do about an event: let it count, refuse it, or set aside a wrong one. */
const TINDAKAN_PRESENSI = ['hitung', 'tolak', 'hapus'] as const;
export type TindakanPresensi = (typeof TINDAKAN_PRESENSI)[number];

export type KeadaanPresensi = {
  /** Null when it counts. */
  tahan: StatusTahan | null;
  /** It was recorded to wait for review. */
  is_ditinjau: boolean;
};

type Putusan = 'dihitung' | 'ditolak' | 'dihapus';

export type HasilPutusan =
  | { kind: 'decided'; putusan: Putusan }
  | { kind: 'refused'; reason: 'status_not_allowed' | 'keterangan_required' };

/**
 * Why somebody decides about none of these events, or null when he may: one is his own, or belongs to a request with a
 * selfie, which is what is decided (aturan/presensi#tinjauan).
 */
export function checkPemutusPresensi(
  events: readonly { user_id: number; sumber: string }[],
  oleh: number,
): 'own' | 'by_request' | null {
  if (events.some(({ user_id }) => user_id === oleh)) return 'own';
  return events.some(({ sumber }) => sumber === 'manual') ? 'by_request' : null;
}

/**
 * Whether an action may be done to an event in its state (aturan/presensi#tinjauan): only what waits, or waited, for review is
 * refused; any that counts or waits may be set aside.
 */
export function mayPutusPresensi(tindakan: TindakanPresensi, { tahan, is_ditinjau }: KeadaanPresensi): boolean {
  const waits = tahan === 'menunggu_tinjauan';
  const isAllowed: Record<TindakanPresensi, boolean> = {
    hitung: waits || tahan === 'ditolak' || tahan === 'dihapus',
    tolak: waits || (tahan === null && is_ditinjau),
    hapus: waits || tahan === null,
  };
  return isAllowed[tindakan];
}

/** Whether it takes a remark: whatever is no first approval does (aturan/presensi#tinjauan). */
export const isPutusanBerketerangan = (tindakan: TindakanPresensi, { tahan }: KeadaanPresensi): boolean =>
  !(tindakan === 'hitung' && tahan === 'menunggu_tinjauan');

/** What an action does to an event, or why it may not (aturan/presensi#tinjauan). */
export function judgePutusanPresensi(
  tindakan: TindakanPresensi,
  keadaan: KeadaanPresensi,
  keterangan: string,
): HasilPutusan {
  if (!mayPutusPresensi(tindakan, keadaan)) return { kind: 'refused', reason: 'status_not_allowed' };
  if (isPutusanBerketerangan(tindakan, keadaan) && keterangan.trim() === '') {
    return { kind: 'refused', reason: 'keterangan_required' };
  }
  return { kind: 'decided', putusan: PUTUSAN[tindakan] };
}

const PUTUSAN = { hitung: 'dihitung', tolak: 'ditolak', hapus: 'dihapus' } as const satisfies Record<
  TindakanPresensi,
  Putusan
>;
