import { KODE_PERAN, type Peran } from '@hadir/rules/akses/peran.ts';

type Orang = {
  is_super_admin: boolean;
  is_admin: boolean;
  is_viewer: boolean;
  is_pemantau: boolean;
  role: number | null;
};

/** What a person is: the highest of his marks, and else his role in the organisation. */
export function peranAnggota({ is_super_admin, is_admin, is_viewer, is_pemantau, role }: Orang): Peran {
  if (is_super_admin) return 'super_admin';
  if (is_admin) return 'admin';
  if (is_viewer) return 'viewer';
  if (is_pemantau) return 'pemantau';
  return role === KODE_PERAN.operator ? 'operator' : 'user';
}
