import { URUTAN_BANDING } from '@hadir/contract/dashboard/analitik/analitik-tenant.contract.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import type { Filters } from '../../base/filters/read-filters.ts';
import { ANALITIK_FIELDS } from './analitik-fields.ts';

/** What a tenant's Analitik is narrowed by, in the address, and where its table of organisations stands. */
export const ANALITIK_TENANT_FIELDS = {
  ...ANALITIK_FIELDS,
  organisasi_id: filterField.id,
  page: 1,
  sort: filterField.oneOf(...URUTAN_BANDING),
} as const;

/** The same as the calls take it; a group is one organisation's. */
export const toSaringTenant = (
  tenant_id: number,
  { from, to, organisasi_id, group_id }: Filters<typeof ANALITIK_TENANT_FIELDS>,
) => ({
  tenant_id,
  from: from || undefined,
  to: to || undefined,
  organisasi_id,
  group_id: organisasi_id === undefined || group_id === undefined ? undefined : [group_id],
});
