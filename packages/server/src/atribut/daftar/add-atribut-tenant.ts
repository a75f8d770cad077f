import type { atributTenant } from '@hadir/contract/atribut/daftar/atribut-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { addAtribut } from './add-atribut.ts';

export const addAtributTenant: Verb<typeof atributTenant.addAtributTenant> = addAtribut;
