import { listGangguanBy } from './gangguan.queries.ts';
import type { gangguanTenant } from '@hadir/contract/gangguan/gangguan-tenant.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const listGangguanTenant: Verb<typeof gangguanTenant.listGangguanTenant> = listGangguanBy;
