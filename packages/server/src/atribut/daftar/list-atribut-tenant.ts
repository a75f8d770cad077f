import type { atributTenant } from '@hadir/contract/atribut/daftar/atribut-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { listAtribut } from './list-atribut.ts';

export const listAtributTenant: Verb<typeof atributTenant.listAtributTenant> = listAtribut;
