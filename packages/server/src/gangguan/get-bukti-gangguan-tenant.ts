import { getBuktiGangguan } from './get-bukti-gangguan.ts';
import type { gangguanTenant } from '@hadir/contract/gangguan/gangguan-tenant.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const getBuktiGangguanTenant: Verb<typeof gangguanTenant.getBuktiGangguanTenant> = getBuktiGangguan;
