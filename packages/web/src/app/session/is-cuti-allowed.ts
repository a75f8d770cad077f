import type { OrganisasiAktif } from '@hadir/contract/auth/auth.contract.ts';

/** Product document, section 6: linked organisations by their organisation config, the others by the permission config. */
export function isCutiAllowed(organisasi: OrganisasiAktif): boolean {
  return organisasi.k_sumber_data === 1 ? organisasi.is_leave_management_simpatika : organisasi.is_enable_fitur_cuti;
}
