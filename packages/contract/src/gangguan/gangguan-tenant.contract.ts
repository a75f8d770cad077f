import * as z from 'zod/mini';
import { UNGGAH_LAMPIRAN } from '../kit/berkas.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Id, pageOf } from '../kit/fields.ts';
import {
  FilterGangguan,
  Gangguan,
  GangguanDiputuskan,
  IsiGangguan,
  PESAN_PUTUSAN_GANGGUAN,
  PutusanGangguan,
} from './gangguan-fields.ts';

const diDalam = { scope: 'tenant', access: null, locked: 'no' } as const;

/** Incidents that touched several organisations at once, recorded by their tenant. */
export const gangguanTenant = {
  listGangguanTenant: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/tenant/{tenant_id}/gangguan',
    summary: 'Melihat gangguan tenant',
    who: 'reader',
    input: z.object({ tenant_id: Id, ...FilterGangguan }),
    output: pageOf(Gangguan),
  }),
  addGangguanTenant: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/tenant/{tenant_id}/gangguan',
    summary: 'Mencatat gangguan tenant',
    who: 'tenant-admin',
    input: z.object({
      tenant_id: Id,
      /** 0 is every organisation of the tenant. */
      organisasi_id: z
        .array(z.int().check(z.minimum(0), z.maximum(2_147_483_647)))
        .check(z.minLength(1), z.maxLength(1000)),
      ...IsiGangguan,
    }),
    upload: { bukti: UNGGAH_LAMPIRAN },
    output: Gangguan,
    created: true,
  }),
  decideGangguanTenant: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/tenant/{tenant_id}/gangguan/{gangguan_id}/keputusan',
    summary: 'Memutuskan gangguan tenant',
    message: PESAN_PUTUSAN_GANGGUAN,
    who: 'tenant-admin',
    input: z.object({ tenant_id: Id, ...PutusanGangguan }),
    output: GangguanDiputuskan,
  }),
  getBuktiGangguanTenant: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/tenant/{tenant_id}/gangguan/{gangguan_id}/bukti',
    summary: 'Mengunduh bukti gangguan tenant',
    who: 'reader',
    input: z.object({ tenant_id: Id, gangguan_id: Id }),
    output: z.null(),
    download: UNGGAH_LAMPIRAN.types,
  }),
};
