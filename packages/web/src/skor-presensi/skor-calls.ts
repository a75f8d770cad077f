import { api } from '../base/api/api.ts';
import { callsOfPemilik } from '../base/api/calls-of-pemilik.ts';
import type { Pemilik } from '../base/api/pemilik.ts';

/** The calls for lateness categories of an organisation or a tenant. */
export const skorCalls = (pemilik: Pemilik) =>
  callsOfPemilik(
    pemilik,
    {
      list: api.skorPresensiTenant.listSkorTenant,
      create: api.skorPresensiTenant.addSkorTenant,
      update: api.skorPresensiTenant.changeSkorTenant,
      delete: api.skorPresensiTenant.removeSkorTenant,
    },
    {
      list: api.skorPresensi.listSkor,
      create: api.skorPresensi.addSkor,
      update: api.skorPresensi.changeSkor,
      delete: api.skorPresensi.removeSkor,
    },
  );
