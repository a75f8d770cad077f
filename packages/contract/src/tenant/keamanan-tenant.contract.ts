import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/fields.ts';

/** Of whom the tenant asks a second factor. Who has none yet is led to setting one up, and is not locked out. */
export const KeamananTenant = z.object({
  is_faktor_wajib_admin: z.boolean(),
  is_faktor_wajib_operator: z.boolean(),
});
export type KeamananTenant = z.output<typeof KeamananTenant>;

export const keamananTenant = {
  getKeamananTenant: endpoint({
    method: 'GET',
    path: '/tenant/{tenant_id}/keamanan',
    summary: 'Melihat keamanan masuk tenant',
    scope: 'tenant',
    who: 'reader',
    access: null,
    locked: 'no',
    input: z.object({ tenant_id: Id }),
    output: KeamananTenant,
  }),
  changeKeamananTenant: endpoint({
    method: 'PUT',
    path: '/tenant/{tenant_id}/keamanan',
    summary: 'Mengubah keamanan masuk tenant',
    scope: 'tenant',
    who: 'tenant-admin',
    access: null,
    locked: 'no',
    input: z.extend(KeamananTenant, { tenant_id: Id }),
    output: KeamananTenant,
  }),
};
