import type { IzinBernilai } from '@hadir/contract/auth/sesi/sesi.calls.ts';
import { isNamaDipegang, type NamaIzin } from '@hadir/rules/akses/izin.ts';
import type { output } from 'zod/mini';

export type IzinDimiliki = readonly output<typeof IzinBernilai>[];

/** Whether the permissions that the server answered hold a name (aturan/akses#izin). */
export const hasAccess = (izin: IzinDimiliki, name: NamaIzin | '' | '-'): boolean =>
  isNamaDipegang(name, (needed) => izin.some((one) => one.name === needed && one.value));
