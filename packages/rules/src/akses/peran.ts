/** What a person is towards one organisation or tenant: of all that he is what counts (aturan/akses#tertinggi). */
export const PERAN = ['super_admin', 'admin', 'operator', 'user', 'pemantau', 'viewer'] as const;
export type Peran = (typeof PERAN)[number];

/** Who writes nothing, whatever he holds (aturan/akses#tingkat). */
export const isReadOnly = (peran: Peran): boolean => peran === 'viewer' || peran === 'pemantau';

const TINGKAT: Record<Peran, number> = { super_admin: 4, admin: 3, operator: 2, user: 1, pemantau: 0, viewer: 0 };

/**
 * Nobody gives a role, or sets a password, at or above his own level; who reads beyond a tenant is the super admin's alone
 * (aturan/akses#tingkat).
 */
export function canManage(actor: Peran, target: Peran): boolean {
  if (isReadOnly(target)) return actor === 'super_admin';
  return !isReadOnly(actor) && TINGKAT[actor] > TINGKAT[target];
}

/**
 * Whether somebody changes what belongs to an organisation, or to a tenant and through it to all its organisations
 * (aturan/akses#tingkat).
 */
export const mayChange = (peran: Peran, milik: 'organisasi' | 'tenant'): boolean =>
  reaches(peran, milik === 'organisasi' ? 'operator' : 'tenant-admin');

/** Whether a role reads what is shown to a level: a viewer reads everything (aturan/akses#tingkat). */
export const readsAs = (peran: Peran, who: 'operator' | 'tenant-admin' | 'super-admin'): boolean =>
  peran === 'viewer' || reaches(peran, who);

/** Whether a role reaches the level that a call asks for. */
export function reaches(peran: Peran, who: 'operator' | 'tenant-admin' | 'super-admin'): boolean {
  const needed = { operator: 2, 'tenant-admin': 3, 'super-admin': 4 }[who];
  return TINGKAT[peran] >= needed;
}
