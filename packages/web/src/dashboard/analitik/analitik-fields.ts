import type { Filters } from '../../base/filters/read-filters.ts';
import { filterField } from '../../base/filters/filter-field.ts';

/** What Analitik is narrowed by, in the address: the last thirty days of everybody unless it says so. */
export const ANALITIK_FIELDS = {
  from: filterField.tanggal,
  to: filterField.tanggal,
  group_id: filterField.id,
} as const;

/** The same as the calls take it. */
export const toSaringAnalitik = (organisasi_id: number, { from, to, group_id }: Filters<typeof ANALITIK_FIELDS>) => ({
  organisasi_id,
  from: from || undefined,
  to: to || undefined,
  group_id: group_id === undefined ? undefined : [group_id],
});

export type SaringAnalitik = ReturnType<typeof toSaringAnalitik>;
