import { api } from '../../base/api/api.ts';
import { callsOfPemilik } from '../../base/api/calls-of-pemilik.ts';
import type { Pemilik } from '../../base/api/pemilik.ts';

/** The calls for work hours of an organisation or a tenant. */
export const jadwalCalls = (pemilik: Pemilik) =>
  callsOfPemilik(
    pemilik,
    {
      list: api.jadwalTenant.list,
      create: api.jadwalTenant.create,
      find: api.jadwalTenant.find,
      update: api.jadwalTenant.update,
      delete: api.jadwalTenant.delete,
      lihatNorma: api.jadwalTenant.lihatNorma,
      ramadan: api.jadwalTenant.ramadan,
    },
    {
      list: api.jadwal.list,
      create: api.jadwal.create,
      find: api.jadwal.find,
      update: api.jadwal.update,
      delete: api.jadwal.delete,
      lihatNorma: api.jadwal.lihatNorma,
      ramadan: api.jadwal.ramadan,
    },
  );
