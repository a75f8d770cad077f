import { savePeriode } from './save-periode.ts';
import type { periodeTenant } from '@hadir/contract/periode/periode-tenant.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const changePeriodeTenant: Verb<typeof periodeTenant.changePeriodeTenant> = savePeriode;
