import { KODE_PERAN } from './kode-peran.ts';
import { type Peran } from './peran.ts';

export const LABEL_PERAN: Record<Peran, string> = {
  super_admin: 'Super Admin',
  admin: 'Admin',
  operator: 'Operator',
  user: 'User',
  pemantau: 'Pemantau',
  viewer: 'Viewer',
};

/** What a member can be in an organisation, in the same words. */
export const LABEL_ROLE = {
  [KODE_PERAN.operator]: LABEL_PERAN.operator,
  [KODE_PERAN.user]: LABEL_PERAN.user,
} as const;
