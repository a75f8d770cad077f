import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import type { Peran } from '@hadir/rules/akses/peran.ts';

/** What a person is where he stands: in the active organisation, or, without one, in his tenant or above. */
export function peranOf(me: Me, organisasi: OrganisasiAktif | null): Peran {
  if (me.is_super_admin) return 'super_admin';
  if (organisasi) return organisasi.peran;
  if (me.is_admin) return 'admin';
  if (me.is_viewer) return 'viewer';
  return me.is_pemantau ? 'pemantau' : 'user';
}
