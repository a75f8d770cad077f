import type { HarianInput } from '@hadir/contract/kehadiran/harian/kehadiran-harian.calls.ts';
import { hrefTo } from '../base/links/href-to.ts';

/** The list that a count of a day counts. */
export function harianHref(
  organisasi_id: number,
  keadaan?: HarianInput['keadaan'],
  tanggal?: string,
  rinci?: string,
): string {
  return hrefTo('laporan.kehadiran.harian', { organisasi_id }, { tanggal, keadaan, rinci });
}
