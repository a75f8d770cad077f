import * as z from 'zod/mini';
import { XLSX } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Kosong } from '../../kit/fields.ts';
import { Atribut, AtributIsi, DaftarAtribut, AtributUbah, FilterAtribut, UrutanAtribut } from './atribut.ts';

const diDalam = { scope: 'tenant', access: 'atribut.index', locked: 'no' } as const;
const Satu = { tenant_id: Id, atribut_id: Id };

export const atributTenant = {
  listAtributTenant: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/tenant/{tenant_id}/atribut',
    summary: 'Melihat atribut anggota tenant',
    who: 'reader',
    input: z.object({ tenant_id: Id, ...FilterAtribut }),
    output: DaftarAtribut,
  }),
  exportAtributTenant: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/tenant/{tenant_id}/atribut/download',
    summary: 'Mengunduh daftar atribut anggota tenant',
    who: 'reader',
    input: z.object({ tenant_id: Id, ...FilterAtribut }),
    output: Kosong,
    download: [XLSX],
  }),
  addAtributTenant: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/tenant/{tenant_id}/atribut',
    summary: 'Menambah atribut anggota tenant',
    who: 'tenant-admin',
    input: z.object({ tenant_id: Id, ...AtributIsi }),
    output: Atribut,
    created: true,
  }),
  getAtributTenant: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/tenant/{tenant_id}/atribut/{atribut_id}',
    summary: 'Melihat satu atribut anggota tenant',
    who: 'reader',
    input: z.object(Satu),
    output: Atribut,
  }),
  changeAtributTenant: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/tenant/{tenant_id}/atribut/{atribut_id}',
    summary: 'Mengubah atribut anggota tenant',
    who: 'tenant-admin',
    input: z.object({ ...Satu, ...AtributUbah }),
    output: Atribut,
  }),
  removeAtributTenant: endpoint({
    ...diDalam,
    method: 'DELETE',
    path: '/tenant/{tenant_id}/atribut/{atribut_id}',
    summary: 'Menghapus atribut anggota tenant',
    who: 'tenant-admin',
    input: z.object(Satu),
    output: Kosong,
  }),
  saveUrutanAtributTenant: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/tenant/{tenant_id}/atribut/urutan',
    summary: 'Mengurutkan atribut anggota tenant',
    who: 'tenant-admin',
    input: z.object({ tenant_id: Id, ...UrutanAtribut }),
    output: Kosong,
  }),
};
