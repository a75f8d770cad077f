import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/fields.ts';

export const Tenant = z.object({
  tenant_id: Id,
  no_reg: z.string(),
  kode_tenant: z.string(),
  nama: z.string(),
  email: z.nullable(z.string()),
  alamat: z.nullable(z.string()),
  status: z.int(),
  file_foto: z.nullable(z.string()),
  jumlah_organisasi: z.int(),
  jumlah_anggota: z.int(),
});
export type Tenant = z.output<typeof Tenant>;

export const tenant = {
  get: endpoint({
    method: 'GET',
    path: '/tenant/{tenant_id}',
    summary: 'Melihat tenant',
    scope: 'tenant',
    who: 'reader',
    access: null,
    locked: 'no',
    input: z.object({ tenant_id: Id }),
    output: Tenant,
  }),
};
