import { removeSkor } from './remove-skor.ts';
import type { skorPresensiTenant } from '@hadir/contract/skor-presensi/skor-presensi-tenant.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const removeSkorTenant: Verb<typeof skorPresensiTenant.removeSkorTenant> = removeSkor;
