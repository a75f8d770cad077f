import type { atributTenant } from '@hadir/contract/atribut/daftar/atribut-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { getAtribut } from './get-atribut.ts';

export const getAtributTenant: Verb<typeof atributTenant.getAtributTenant> = getAtribut;
