import { api } from '../base/api/api.ts';
import { callsOfPemilik } from '../base/api/calls-of-pemilik.ts';
import type { Pemilik } from '../base/api/pemilik.ts';

/** The calls for the attributes of an organisation's or a tenant's members. */
export const atributCalls = (pemilik: Pemilik) =>
  callsOfPemilik(
    pemilik,
    {
      list: api.atributTenant.listAtributTenant,
      create: api.atributTenant.addAtributTenant,
      update: api.atributTenant.changeAtributTenant,
      delete: api.atributTenant.removeAtributTenant,
      order: api.atributTenant.saveUrutanAtributTenant,
    },
    {
      list: api.atribut.listAtribut,
      create: api.atribut.addAtribut,
      update: api.atribut.changeAtribut,
      delete: api.atribut.removeAtribut,
      order: api.atribut.saveUrutanAtribut,
    },
  );
