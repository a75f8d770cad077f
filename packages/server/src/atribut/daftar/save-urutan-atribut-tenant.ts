import type { atributTenant } from '@hadir/contract/atribut/daftar/atribut-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { saveUrutanAtribut } from './save-urutan-atribut.ts';

export const saveUrutanAtributTenant: Verb<typeof atributTenant.saveUrutanAtributTenant> = saveUrutanAtribut;
