import { selectHariLiburRows } from './hari-libur.queries.ts';
import type { hariLiburTenant } from '@hadir/contract/hari-libur/hari-libur-tenant.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const listHariLiburTenant: Verb<typeof hariLiburTenant.listHariLiburTenant> = selectHariLiburRows;
