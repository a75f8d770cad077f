import { selectSkorRows } from './skor-presensi.queries.ts';
import type { skorPresensiTenant } from '@hadir/contract/skor-presensi/skor-presensi-tenant.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const listSkorTenant: Verb<typeof skorPresensiTenant.listSkorTenant> = selectSkorRows;
