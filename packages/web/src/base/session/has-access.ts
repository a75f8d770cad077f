import type { IzinBernilai } from '@hadir/contract/auth/sesi/sesi.contract.ts';
import { ACCESS_KEYS, type AccessKey, type NamaIzin } from '@hadir/rules/akses/izin.ts';
import type { output } from 'zod/mini';

export type IzinDimiliki = readonly output<typeof IzinBernilai>[];

/**
 * Whether a list of permissions holds a name (aturan/akses#izin): a dash alone is denied, an empty name is
 * allowed, a route's access key stands for the permission that it maps to.
 */
export function hasAccess(izin: IzinDimiliki, name: NamaIzin | '' | '-'): boolean {
  if (name === '') return true;
  if (name === '-') return false;
  const key = name in ACCESS_KEYS ? ACCESS_KEYS[name as AccessKey] : name;
  return key === 'member' || izin.some((one) => one.name === key && one.value);
}
