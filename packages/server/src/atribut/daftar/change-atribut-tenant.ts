import type { atributTenant } from '@hadir/contract/atribut/daftar/atribut-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { changeAtribut } from './change-atribut.ts';

export const changeAtributTenant: Verb<typeof atributTenant.changeAtributTenant> = changeAtribut;
