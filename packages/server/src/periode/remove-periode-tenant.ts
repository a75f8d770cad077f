import { removePeriode } from './remove-periode.ts';
import type { periodeTenant } from '@hadir/contract/periode/periode-tenant.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const removePeriodeTenant: Verb<typeof periodeTenant.removePeriodeTenant> = removePeriode;
