import { hrefTo } from '../../base/links/href-to.ts';
import type { SaringAnalitik } from './analitik-fields.ts';

type Rentang = { from: string; to: string };

/** Riwayat Kehadiran of the days that a mark counts. */
export const riwayatOfSaring = (
  { organisasi_id, group_id }: SaringAnalitik,
  { from, to }: Rentang,
  search: Record<string, string | number> = {},
): string => hrefTo('riwayatKehadiran', { organisasi_id }, { from, to, group_id: group_id?.[0], ...search });
