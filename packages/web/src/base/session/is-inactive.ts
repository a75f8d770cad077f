import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';

/** `is_aktif` 0 goes with membership status 2 (aturan/akses#tidak-aktif). */
export function isInactive(me: Me, organisasi: OrganisasiAktif | null): boolean {
  return !me.is_aktif || organisasi?.status_anggota === STATUS_KEANGGOTAAN.tidak_aktif;
}
