import { api } from '../base/api/api.ts';
import { callsOfPemilik } from '../base/api/calls-of-pemilik.ts';
import type { Pemilik } from '../base/api/pemilik.ts';

/** The calls for report periods of an organisation or a tenant. */
export const periodeCalls = (pemilik: Pemilik) =>
  callsOfPemilik(
    pemilik,
    {
      list: api.periodeTenant.list,
      create: api.periodeTenant.create,
      update: api.periodeTenant.update,
      delete: api.periodeTenant.delete,
    },
    { list: api.periode.list, create: api.periode.create, update: api.periode.update, delete: api.periode.delete },
  );
