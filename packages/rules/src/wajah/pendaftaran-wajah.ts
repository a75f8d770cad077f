import { SEHARI_MS } from '../waktu/sehari.ts';

/**
 * Where an enrolment stands (aturan/wajah#pendaftaran): it waits for an operator, counts, was turned down, or ended. Only
 * the first two have photos and descriptors.
 */
export const STATUS_WAJAH = ['menunggu', 'berlaku', 'ditolak', 'berakhir'] as const;
export type StatusWajah = (typeof STATUS_WAJAH)[number];

/** Why an enrolment ended, and its descriptors with it (aturan/wajah#berakhir). */
export const SEBAB_BERAKHIR = ['dicabut', 'dihapus', 'diganti', 'keluar', 'dimatikan', 'kedaluwarsa'] as const;
export type SebabBerakhir = (typeof SEBAB_BERAKHIR)[number];

export const JUMLAH_POTRET = 3;
/** An enrolment that nobody decided after so many days ends. */
export const WAJAH_MENUNGGU_HARI = 60;

/** Since when an enrolment waits at the longest; instants in milliseconds since the epoch. */
export const menungguTerlama = (sekarang: number): number => sekarang - WAJAH_MENUNGGU_HARI * SEHARI_MS;

/**
 * Whether an enrolment is one of those that end for a reason (aturan/wajah#berakhir): all that wait or count, but for what
 * nobody decided, which ends alone. Instants in milliseconds since the epoch.
 */
export function isDiakhiri(
  { status, dibuat_pada }: { status: StatusWajah; dibuat_pada: number },
  sebab: SebabBerakhir,
  sekarang: number,
): boolean {
  if (sebab === 'kedaluwarsa') return status === 'menunggu' && dibuat_pada < menungguTerlama(sekarang);
  return status === 'menunggu' || status === 'berlaku';
}

type Pendaftaran = { user_id: number; status: StatusWajah };

/**
 * Why somebody may not confirm or turn down an enrolment, or null: it no longer waits, or it is his own face
 * (aturan/wajah#konfirmasi).
 */
export function checkPutusanWajah(
  pemutus: { user_id: number },
  { user_id, status }: Pendaftaran,
): 'sudah_diputus' | 'sendiri' | null {
  if (user_id === pemutus.user_id) return 'sendiri';
  return status === 'menunggu' ? null : 'sudah_diputus';
}

type Terdaftar = {
  potret: number;
  persetujuan: { versi: string; pada: string } | null;
  user_id: number;
  /** Who confirmed it. */
  diputuskan_oleh: number | null;
};

/** Whether selfies may be compared with an enrolment: three photos, consent to a text at a time, and somebody else's word. */
export const isWajahBerlaku = ({ potret, persetujuan, user_id, diputuskan_oleh }: Terdaftar): boolean =>
  potret === JUMLAH_POTRET && persetujuan !== null && diputuskan_oleh !== null && diputuskan_oleh !== user_id;

/** Whether three photos are of one person: each lies within the threshold of each other. */
export const isSatuOrang = (jarak: readonly number[], ambang: number): boolean => jarak.every((one) => one <= ambang);
