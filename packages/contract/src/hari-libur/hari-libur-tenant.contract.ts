import * as z from 'zod/mini';
import { Dampak, UbahLalu } from '../kehadiran/turunan/dampak.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Id, pageOf } from '../kit/fields.ts';
import {
  FilterHariLibur,
  HariLibur,
  HariLiburDiubah,
  HariLiburIsi,
  HasilSinkron,
  Tahun,
} from './hari-libur.contract.ts';

const diDalam = { scope: 'tenant', access: null, locked: 'no' } as const;
const Satu = { tenant_id: Id, hari_libur_id: Id };

export const hariLiburTenant = {
  listHariLiburTenant: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/tenant/{tenant_id}/hari-libur',
    summary: 'Melihat hari libur tenant',
    who: 'reader',
    input: z.object({ tenant_id: Id, ...FilterHariLibur }),
    output: pageOf(HariLibur),
  }),
  addHariLiburTenant: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/tenant/{tenant_id}/hari-libur',
    summary: 'Menambah hari libur tenant',
    who: 'tenant-admin',
    input: z.object({ tenant_id: Id, ...HariLiburIsi }),
    output: HariLiburDiubah,
    created: true,
  }),
  changeHariLiburTenant: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/tenant/{tenant_id}/hari-libur/{hari_libur_id}',
    summary: 'Mengubah hari libur tenant',
    who: 'tenant-admin',
    input: z.object({ ...Satu, ...HariLiburIsi }),
    output: HariLiburDiubah,
  }),
  removeHariLiburTenant: endpoint({
    ...diDalam,
    method: 'DELETE',
    path: '/tenant/{tenant_id}/hari-libur/{hari_libur_id}',
    summary: 'Menghapus hari libur tenant',
    who: 'tenant-admin',
    input: z.object({ ...Satu, ...UbahLalu }),
    output: z.object({ dampak: Dampak }),
  }),
  syncHariLiburTenant: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/tenant/{tenant_id}/hari-libur/sinkron',
    summary: 'Menyinkronkan hari libur nasional tenant',
    who: 'tenant-admin',
    input: z.object({ tenant_id: Id, tahun: Tahun, ...UbahLalu }),
    output: HasilSinkron,
    message: 'Hari libur nasional berhasil disinkronkan',
  }),
};
