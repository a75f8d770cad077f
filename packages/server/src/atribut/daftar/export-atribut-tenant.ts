import type { atributTenant } from '@hadir/contract/atribut/daftar/atribut-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { exportAtribut } from './export-atribut.ts';

export const exportAtributTenant: Verb<typeof atributTenant.exportAtributTenant> = exportAtribut;
