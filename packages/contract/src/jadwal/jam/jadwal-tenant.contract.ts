import * as z from 'zod/mini';
import { Dampak, UbahLalu } from '../../kehadiran/turunan/dampak.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, pageOf } from '../../kit/fields.ts';
import { jadwal } from './jadwal.contract.ts';
import { Jadwal, JadwalBaru, JadwalDiubah, JadwalIsi, Norma, Ramadan } from './jadwal-fields.ts';

const diDalam = { scope: 'tenant', access: null, locked: 'no' } as const;

export const jadwalTenant = {
  listJadwalTenant: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/tenant/{tenant_id}/jadwal',
    summary: 'Melihat jam kerja tenant',
    who: 'reader',
    input: z.extend(z.omit(jadwal.listJadwal.input, { organisasi_id: true }), { tenant_id: Id }),
    output: pageOf(Jadwal),
  }),
  addJadwalTenant: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/tenant/{tenant_id}/jadwal',
    summary: 'Membuat jam kerja tenant',
    who: 'tenant-admin',
    input: z.object({ tenant_id: Id, ...JadwalBaru }),
    output: JadwalDiubah,
    created: true,
  }),
  getJadwalTenant: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/tenant/{tenant_id}/jadwal/{jadwal_id}',
    summary: 'Melihat satu jam kerja tenant',
    who: 'reader',
    input: z.object({ tenant_id: Id, jadwal_id: Id }),
    output: Jadwal,
  }),
  changeJadwalTenant: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/tenant/{tenant_id}/jadwal/{jadwal_id}',
    summary: 'Mengubah jam kerja tenant',
    who: 'tenant-admin',
    input: z.object({ tenant_id: Id, jadwal_id: Id, ...JadwalIsi }),
    output: JadwalDiubah,
    message: 'Jam kerja berhasil diperbarui',
  }),
  removeJadwalTenant: endpoint({
    ...diDalam,
    method: 'DELETE',
    path: '/tenant/{tenant_id}/jadwal/{jadwal_id}',
    summary: 'Menghapus jam kerja tenant',
    who: 'tenant-admin',
    input: z.object({ tenant_id: Id, jadwal_id: Id, ...UbahLalu }),
    output: z.object({ dampak: Dampak }),
  }),
  getNormaTenant: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/tenant/{tenant_id}/norma-jam-kerja',
    summary: 'Melihat norma jam kerja sepekan tenant',
    who: 'reader',
    input: z.object({ tenant_id: Id }),
    output: Norma,
  }),
  listRamadanTenant: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/tenant/{tenant_id}/jadwal/ramadan',
    summary: 'Melihat perkiraan bulan Ramadan bagi tenant',
    who: 'reader',
    input: z.extend(z.omit(jadwal.listRamadan.input, { organisasi_id: true }), { tenant_id: Id }),
    output: z.array(Ramadan),
  }),
};
