import { decideGangguan } from './decide-gangguan.ts';
import type { gangguanTenant } from '@hadir/contract/gangguan/gangguan-tenant.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const decideGangguanTenant: Verb<typeof gangguanTenant.decideGangguanTenant> = decideGangguan;
