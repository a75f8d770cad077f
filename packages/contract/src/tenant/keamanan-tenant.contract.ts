import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { SandiUlang } from '../auth/faktor/faktor.contract.ts';
import { Id } from '../kit/fields.ts';

/** Of whom the tenant asks a second factor. Who has none yet is led to setting one up, and is not locked out. */
export const KeamananTenant = z.object({
  is_faktor_wajib_admin: z.boolean(),
  is_faktor_wajib_operator: z.boolean(),
});
export type KeamananTenant = z.output<typeof KeamananTenant>;

/** Accounts that may sign in and have no second factor, and whether the caller's is one. */
const Belum = z.object({ jumlah: z.int(), is_saya: z.boolean() });
export type Belum = z.output<typeof Belum>;

/** With whom asking it would concern, which is told before it is asked. */
export const KeamananTenantKini = z.extend(KeamananTenant, { belum_admin: Belum, belum_operator: Belum });
export type KeamananTenantKini = z.output<typeof KeamananTenantKini>;

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
    output: KeamananTenantKini,
  }),
  changeKeamananTenant: endpoint({
    method: 'PUT',
    path: '/tenant/{tenant_id}/keamanan',
    summary: 'Mengubah keamanan masuk tenant',
    scope: 'tenant',
    who: 'tenant-admin',
    access: null,
    locked: 'no',
    /** `password`: one's own, asked where it is no longer required of somebody of whom it was. */
    input: z.extend(KeamananTenant, { tenant_id: Id, password: z.optional(SandiUlang.shape.password) }),
    output: KeamananTenantKini,
  }),
};
