import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import type { Peran } from '@hadir/rules/akses/peran.ts';
import { peranTertinggi } from '@hadir/rules/akses/peran-tertinggi.ts';

/** What a person is where he stands: in the active organisation, or, without one, in his tenant or above. */
export const peranOf = (me: Me, organisasi: OrganisasiAktif | null): Peran =>
  organisasi && !me.is_super_admin ? organisasi.peran : peranTertinggi({ ...me, role: null });
