import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';

/** Only for the role Operator, in an organisation neither subscribed nor synced. */
export function isExpiredNoticeDue(organisasi: OrganisasiAktif | null): boolean {
  if (!organisasi || organisasi.peran !== 'operator') return false;
  return !organisasi.is_langganan && !organisasi.is_sinkronisasi && organisasi.tgl_berlaku_akhir !== null;
}
