import type { StatusTahan } from '../ketukan/event-presensi.ts';

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
 * What an action does to an event, or why it may not (aturan/presensi#tinjauan): only what waits, or waited, for review
 * is refused; any that counts or waits may be set aside. Whatever is no first approval needs a remark.
 */
export function judgePutusanPresensi(
  tindakan: TindakanPresensi,
  { tahan, is_ditinjau }: KeadaanPresensi,
  keterangan: string,
): HasilPutusan {
  const waits = tahan === 'menunggu_tinjauan';
  const isAllowed: Record<TindakanPresensi, boolean> = {
    hitung: waits || tahan === 'ditolak' || tahan === 'dihapus',
    tolak: waits || (tahan === null && is_ditinjau),
    hapus: waits || tahan === null,
  };
  if (!isAllowed[tindakan]) return { kind: 'refused', reason: 'status_not_allowed' };
  if (!(tindakan === 'hitung' && waits) && keterangan.trim() === '') {
    return { kind: 'refused', reason: 'keterangan_required' };
  }
  return { kind: 'decided', putusan: PUTUSAN[tindakan] };
}

const PUTUSAN = { hitung: 'dihitung', tolak: 'ditolak', hapus: 'dihapus' } as const satisfies Record<
  TindakanPresensi,
  Putusan
>;
