import { reaches, type Peran } from '../akses/peran.ts';
import { STATUS_RECORD } from '../kode/status-record.ts';

type StatusTempat = (typeof STATUS_RECORD)[keyof typeof STATUS_RECORD];

const { tidak_aktif, menunggu, ditolak, diblokir } = STATUS_RECORD;

/** Whether the people of a place that is given this status are told why (aturan/tenant#penutupan). */
export const needsKeterangan = (status: StatusTempat): boolean =>
  status === tidak_aktif || status === ditolak || status === diblokir;

/** Whether what somebody closes is closed from above its tenant (aturan/tenant#yang-menutup). */
export const closesFromAbove = (peran: Peran): boolean => reaches(peran, 'super-admin');

type Organisasi = { status: number; is_ditutup_dari_atas: boolean };

/**
 * Why somebody may not give an organisation this status, or null when he may (aturan/tenant#yang-menutup): its tenant's
 * admin closes and opens what he closed himself; what waits for a decision, and what was closed above him, he leaves.
 */
export function judgeStatusOrganisasi(
  { is_super_admin }: { is_super_admin: boolean },
  sekarang: Organisasi,
  tujuan: StatusTempat,
): 'organisasi.awaits_decision' | 'organisasi.closed_above' | null {
  if (is_super_admin) return null;
  if (sekarang.is_ditutup_dari_atas) return 'organisasi.closed_above';
  const isDecided = [sekarang.status, tujuan].some((status) => status === menunggu || status === ditolak);
  return isDecided ? 'organisasi.awaits_decision' : null;
}
