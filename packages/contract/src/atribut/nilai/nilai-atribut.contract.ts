import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id } from '../../kit/fields.ts';
import { AtributAktif, AtributAnggota, IsianAtribut } from './nilai-atribut.ts';

/** Of one person, in the organisation that the call names. */
const Seorang = { user_id: Id, organisasi_id: Id };

export const nilaiAtribut = {
  /** Those in use, the tenant's among them, for whoever sees the list of members. */
  listAtributAktif: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/atribut-aktif',
    summary: 'Memilih atribut anggota yang aktif',
    scope: 'organisasi',
    who: 'reader',
    access: 'user.index',
    locked: 'no',
    input: z.object({ organisasi_id: Id }),
    output: z.array(AtributAktif),
  }),
  listAtributAnggota: endpoint({
    method: 'GET',
    path: '/atribut/users/{user_id}',
    summary: 'Melihat atribut seorang anggota',
    scope: 'user',
    who: 'reader',
    access: 'user.show',
    locked: 'no',
    input: z.object(Seorang),
    output: z.array(AtributAnggota),
    whenInactive: true,
  }),
  /** One's own, as far as they are left to oneself. */
  saveAtributAnggota: endpoint({
    method: 'PUT',
    path: '/atribut/users/{user_id}',
    summary: 'Mengisi atribut sendiri',
    scope: 'user',
    who: 'own',
    access: null,
    locked: 'no',
    input: z.object({ ...Seorang, atribut: IsianAtribut }),
    output: z.array(AtributAnggota),
    ofOneself: true,
  }),
};
