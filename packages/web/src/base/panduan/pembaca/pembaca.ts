/** Whose work the help tells of: a member's, an operator's, and theirs who stand above the organisations. */
export const PEMBACA = ['anggota', 'operator', 'admin_tenant', 'pemantau', 'super_admin'] as const;
export type Pembaca = (typeof PEMBACA)[number];
