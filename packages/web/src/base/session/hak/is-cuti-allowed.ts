import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import { isTerhubung } from '@hadir/rules/akses/is-terhubung.ts';

/**
 * Linked organisations by their organisation config, the others by the permission config.
 * What is_disable_ketidakhadiran hides is leave too: its calls are locked with it (aturan/akses#fitur-cuti).
 */
export function isCutiAllowed(organisasi: OrganisasiAktif): boolean {
  const { is_leave_management_simpatika, is_enable_fitur_cuti, is_disable_ketidakhadiran } = organisasi;
  if (is_disable_ketidakhadiran) return false;
  return isTerhubung(organisasi) ? is_leave_management_simpatika : is_enable_fitur_cuti;
}
