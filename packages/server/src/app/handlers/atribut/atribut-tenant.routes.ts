import type { contract } from '@hadir/contract/contract.ts';
import { addAtributTenant } from '../../../atribut/daftar/add-atribut-tenant.ts';
import { changeAtributTenant } from '../../../atribut/daftar/change-atribut-tenant.ts';
import { exportAtributTenant } from '../../../atribut/daftar/export-atribut-tenant.ts';
import { getAtributTenant } from '../../../atribut/daftar/get-atribut-tenant.ts';
import { listAtributTenant } from '../../../atribut/daftar/list-atribut-tenant.ts';
import { removeAtributTenant } from '../../../atribut/daftar/remove-atribut-tenant.ts';
import { saveUrutanAtributTenant } from '../../../atribut/daftar/save-urutan-atribut-tenant.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';

export const atributTenantRoutes: Handlers<typeof contract.atributTenant> = {
  listAtributTenant,
  exportAtributTenant,
  addAtributTenant,
  getAtributTenant,
  changeAtributTenant,
  removeAtributTenant,
  saveUrutanAtributTenant,
};
