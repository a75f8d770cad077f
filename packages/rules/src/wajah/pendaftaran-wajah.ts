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
/** An enrolment that nobody decided by then ends. */
export const MENUNGGU_MAKS_HARI = 60;

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
