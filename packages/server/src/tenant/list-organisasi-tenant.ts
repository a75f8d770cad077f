import type { tenant } from '@hadir/contract/tenant/tenant.contract.ts';
import { paginate } from '../platform/db/list/paginate.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';
import { selectOrganisasiTenant } from './organisasi-tenant.queries.ts';

export const listOrganisasiTenant: Verb<typeof tenant.listOrganisasiTenant> = (ctx, filter) =>
  paginate(selectOrganisasiTenant(ctx, filter), filter);
