import type { atributTenant } from '@hadir/contract/atribut/daftar/atribut-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { removeAtribut } from './remove-atribut.ts';

export const removeAtributTenant: Verb<typeof atributTenant.removeAtributTenant> = removeAtribut;
