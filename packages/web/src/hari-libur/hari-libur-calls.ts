import { api } from '../base/api/api.ts';
import { callsOfPemilik } from '../base/api/calls-of-pemilik.ts';
import type { Pemilik } from '../base/api/pemilik.ts';

/** The calls for holidays of an organisation or a tenant. */
export const hariLiburCalls = (pemilik: Pemilik) =>
  callsOfPemilik(
    pemilik,
    {
      list: api.hariLiburTenant.listHariLiburTenant,
      create: api.hariLiburTenant.addHariLiburTenant,
      update: api.hariLiburTenant.changeHariLiburTenant,
      delete: api.hariLiburTenant.removeHariLiburTenant,
      sync: api.hariLiburTenant.syncHariLiburTenant,
    },
    {
      list: api.hariLibur.listHariLibur,
      create: api.hariLibur.addHariLibur,
      update: api.hariLibur.changeHariLibur,
      delete: api.hariLibur.removeHariLibur,
      sync: api.hariLibur.syncHariLibur,
    },
  );
