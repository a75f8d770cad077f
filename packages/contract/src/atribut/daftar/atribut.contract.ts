import * as z from 'zod/mini';
import { XLSX } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Kosong } from '../../kit/fields.ts';
import { Atribut, AtributIsi, DaftarAtribut, AtributUbah, FilterAtribut, UrutanAtribut } from './atribut.ts';

const diDalam = { scope: 'organisasi', access: 'atribut.index', locked: 'linked' } as const;
const Satu = { organisasi_id: Id, atribut_id: Id };

export const atribut = {
  /** The tenant's first, then the organisation's own. */
  listAtribut: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/atribut',
    summary: 'Melihat atribut anggota',
    who: 'reader',
    input: z.object({ organisasi_id: Id, ...FilterAtribut }),
    output: DaftarAtribut,
  }),
  exportAtribut: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/atribut/download',
    summary: 'Mengunduh daftar atribut anggota',
    who: 'reader',
    input: z.object({ organisasi_id: Id, ...FilterAtribut }),
    output: Kosong,
    download: [XLSX],
  }),
  addAtribut: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/atribut',
    summary: 'Menambah atribut anggota',
    who: 'operator',
    input: z.object({ organisasi_id: Id, ...AtributIsi }),
    output: Atribut,
    created: true,
  }),
  getAtribut: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/atribut/{atribut_id}',
    summary: 'Melihat satu atribut anggota',
    who: 'reader',
    input: z.object(Satu),
    output: Atribut,
  }),
  changeAtribut: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/atribut/{atribut_id}',
    summary: 'Mengubah atribut anggota',
    who: 'operator',
    input: z.object({ ...Satu, ...AtributUbah }),
    output: Atribut,
  }),
  removeAtribut: endpoint({
    ...diDalam,
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/atribut/{atribut_id}',
    summary: 'Menghapus atribut anggota',
    who: 'operator',
    input: z.object(Satu),
    output: Kosong,
  }),
  saveUrutanAtribut: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/atribut/urutan',
    summary: 'Mengurutkan atribut anggota',
    who: 'operator',
    input: z.object({ organisasi_id: Id, ...UrutanAtribut }),
    output: Kosong,
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_ATRIBUT = { atribut: 'Atribut' };
