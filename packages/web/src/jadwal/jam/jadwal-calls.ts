import { api } from '../../base/api/api.ts';
import { callsOfPemilik } from '../../base/api/calls-of-pemilik.ts';
import type { Pemilik } from '../../base/api/pemilik.ts';

/** The calls for work hours of an organisation or a tenant. */
export const jadwalCalls = (pemilik: Pemilik) =>
  callsOfPemilik(
    pemilik,
    {
      list: api.jadwalTenant.listJadwalTenant,
      create: api.jadwalTenant.addJadwalTenant,
      find: api.jadwalTenant.getJadwalTenant,
      update: api.jadwalTenant.changeJadwalTenant,
      delete: api.jadwalTenant.removeJadwalTenant,
      lihatNorma: api.jadwalTenant.getNormaTenant,
      ramadan: api.jadwalTenant.listRamadanTenant,
    },
    {
      list: api.jadwal.listJadwal,
      create: api.jadwal.addJadwalOrganisasi,
      find: api.jadwal.getJadwal,
      update: api.jadwal.changeJadwal,
      delete: api.jadwal.removeJadwal,
      lihatNorma: api.jadwal.getNorma,
      ramadan: api.jadwal.listRamadan,
    },
  );
