import { api } from '../base/api/api.ts';
import { callsOfPemilik } from '../base/api/calls-of-pemilik.ts';
import type { Pemilik } from '../base/api/pemilik.ts';

/** The calls for transfers of an organisation or a tenant. */
export const mutasiCalls = (pemilik: Pemilik) =>
  callsOfPemilik(
    pemilik,
    {
      list: api.mutasiTenant.listMutasiTenant,
      get: api.mutasiTenant.getMutasiTenant,
      tujuan: api.mutasiTenant.listTujuanMutasiTenant,
      confirm: api.mutasiTenant.confirmMutasiTenant,
      cancel: api.mutasiTenant.cancelMutasiTenant,
    },
    {
      list: api.mutasi.listMutasi,
      get: api.mutasi.getMutasi,
      tujuan: api.mutasi.listTujuanMutasi,
      confirm: api.mutasi.confirmMutasi,
      cancel: api.mutasi.cancelMutasi,
    },
  );
