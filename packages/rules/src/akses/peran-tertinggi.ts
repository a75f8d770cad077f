import { type Peran } from './peran.ts';
import { peranOfRole } from './peran-of-role.ts';

/** The marks on somebody's account, and what he is by membership: his role in one organisation or, of several, the highest. */
export type TandaPeran = {
  is_super_admin: boolean;
  is_viewer: boolean;
  is_pemantau: boolean;
  is_admin: boolean;
  role: number | null;
};

/** Which of all that somebody is counts: a mark before his role, and of those who only read before those who manage (aturan/akses#tertinggi). */
export function peranTertinggi({ is_super_admin, is_viewer, is_pemantau, is_admin, role }: TandaPeran): Peran {
  if (is_super_admin) return 'super_admin';
  if (is_viewer) return 'viewer';
  if (is_pemantau) return 'pemantau';
  if (is_admin) return 'admin';
  return peranOfRole(role);
}
