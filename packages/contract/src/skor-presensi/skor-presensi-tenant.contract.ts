import * as z from 'zod/mini';
import { Dampak, UbahLalu } from '../kehadiran/turunan/dampak.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Id, pageOf, Tanggal } from '../kit/fields.ts';
import { FilterSkor, SkorDiubah, SkorIsi, SkorPresensi } from './skor-presensi.contract.ts';

const diDalam = { scope: 'tenant', access: null, locked: 'no' } as const;
const Satu = { tenant_id: Id, skor_presensi_id: Id };

export const skorPresensiTenant = {
  listSkorTenant: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/tenant/{tenant_id}/skor-presensi',
    summary: 'Melihat kategori keterlambatan tenant',
    who: 'reader',
    input: z.object({ tenant_id: Id, ...FilterSkor }),
    output: pageOf(SkorPresensi),
  }),
  addSkorTenant: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/tenant/{tenant_id}/skor-presensi',
    summary: 'Menambah kategori keterlambatan tenant',
    who: 'tenant-admin',
    input: z.object({ tenant_id: Id, ...SkorIsi }),
    output: SkorDiubah,
    created: true,
  }),
  changeSkorTenant: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/tenant/{tenant_id}/skor-presensi/{skor_presensi_id}',
    summary: 'Mengubah kategori keterlambatan tenant',
    who: 'tenant-admin',
    input: z.object({ ...Satu, ...SkorIsi }),
    output: SkorDiubah,
  }),
  removeSkorTenant: endpoint({
    ...diDalam,
    method: 'DELETE',
    path: '/tenant/{tenant_id}/skor-presensi/{skor_presensi_id}',
    summary: 'Menghapus kategori keterlambatan tenant',
    who: 'tenant-admin',
    input: z.object({ ...Satu, ...UbahLalu }),
    output: z.object({ dampak: Dampak }),
  }),
  /** The Kemenag set (PMA 11/2019), from a date on; refused where categories are there already. */
  addSkorKemenag: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/tenant/{tenant_id}/skor-presensi/bawaan',
    summary: 'Mengisi kategori keterlambatan bawaan tenant',
    who: 'tenant-admin',
    input: z.object({ tenant_id: Id, tgl_mulai: Tanggal, ...UbahLalu }),
    output: z.object({ data: z.array(SkorPresensi), dampak: Dampak }),
    created: true,
  }),
};
