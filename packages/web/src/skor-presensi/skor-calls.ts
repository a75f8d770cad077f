import { api } from '../base/api/api.ts';
import { callsOfPemilik } from '../base/api/calls-of-pemilik.ts';
import type { Pemilik } from '../base/api/pemilik.ts';

/** The calls for lateness categories of an organisation or a tenant. */
export const skorCalls = (pemilik: Pemilik) =>
  callsOfPemilik(
    pemilik,
    {
      list: api.skorPresensiTenant.list,
      create: api.skorPresensiTenant.create,
      update: api.skorPresensiTenant.update,
      delete: api.skorPresensiTenant.delete,
    },
    {
      list: api.skorPresensi.list,
      create: api.skorPresensi.create,
      update: api.skorPresensi.update,
      delete: api.skorPresensi.delete,
    },
  );
