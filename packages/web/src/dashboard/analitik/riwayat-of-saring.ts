import { hrefTo } from '../../base/links/href-to.ts';
import type { SaringAnalitik } from './analitik-fields.ts';

type Rentang = { from: string; to: string };
/** Where the days are listed that a mark counts; undefined where no one list holds them. */
export type HrefOf = (rentang: Rentang, search?: Saring) => string | undefined;
type Saring = Record<string, string | number | readonly number[] | undefined>;

/** Riwayat Kehadiran of the days that a mark of an organisation's Analitik counts. */
export const riwayatOfSaring =
  ({ organisasi_id, group_id }: Pick<SaringAnalitik, 'organisasi_id' | 'group_id'>) =>
  ({ from, to }: Rentang, search: Saring = {}): string =>
    hrefTo('riwayatKehadiran', { organisasi_id }, { from, to, group_id: group_id?.[0], ...search });
