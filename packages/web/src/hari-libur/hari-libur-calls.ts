import { api } from '../base/api/api.ts';
import { callsOfPemilik } from '../base/api/calls-of-pemilik.ts';
import type { Pemilik } from '../base/api/pemilik.ts';

/** The calls for holidays of an organisation or a tenant. */
export const hariLiburCalls = (pemilik: Pemilik) =>
  callsOfPemilik(
    pemilik,
    {
      list: api.hariLiburTenant.list,
      create: api.hariLiburTenant.create,
      update: api.hariLiburTenant.update,
      delete: api.hariLiburTenant.delete,
      sync: api.hariLiburTenant.sync,
    },
    {
      list: api.hariLibur.list,
      create: api.hariLibur.create,
      update: api.hariLibur.update,
      delete: api.hariLibur.delete,
      sync: api.hariLibur.sync,
    },
  );
