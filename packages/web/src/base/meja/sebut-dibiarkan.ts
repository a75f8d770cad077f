import { akhiri } from './sebut-tak-tersimpan.ts';

/**
 * What is told of a choice whose others are approved, with how many are left and why, one reason for each of them:
 * '2 ajuan disetujui. 1 dibiarkan: Bulan dibekukan, hanya dapat ditolak.'; as it is where nobody is left.
 */
export const sebutDibiarkan = (told: string, sebab: readonly string[]): string =>
  [sebab.length > 0 ? akhiri(told) : told, ...[...Map.groupBy(sebab, (kata) => kata)].map(sebutSebab)].join(' ');

const sebutSebab = ([kata, sama]: [string, string[]]): string => akhiri(`${sama.length} dibiarkan: ${kata}`);
