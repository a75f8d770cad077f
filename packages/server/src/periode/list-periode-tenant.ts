import { selectPeriodeRows } from './periode.queries.ts';
import type { periodeTenant } from '@hadir/contract/periode/periode-tenant.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const listPeriodeTenant: Verb<typeof periodeTenant.listPeriodeTenant> = selectPeriodeRows;
