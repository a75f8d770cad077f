import { addSkor } from './add-skor.ts';
import type { skorPresensiTenant } from '@hadir/contract/skor-presensi/skor-presensi-tenant.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const addSkorTenant: Verb<typeof skorPresensiTenant.addSkorTenant> = addSkor;
