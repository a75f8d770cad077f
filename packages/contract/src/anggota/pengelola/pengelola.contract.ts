import * as z from 'zod/mini';
import { XLSX } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Email, Id, Kosong, pageOf, namaWajib } from '../../kit/fields.ts';
import { AdminBaris, FilterAdmin, FilterOperator, OperatorBaris } from './pengelola.ts';

/** Over all tenants. */
const diAtas = { scope: 'user', who: 'super-admin', access: null, locked: 'no' } as const;
/** By the number of somebody of one's own people. */
const olehPengelola = { scope: 'user', who: 'operator', access: 'user.index', locked: 'no' } as const;
const SatuAkun = z.object({ user_id: Id });
const Terkirim = z.object({ dikirim_ke: z.string() });

export const pengelola = {
  listAdmin: endpoint({
    ...diAtas,
    method: 'GET',
    path: '/admins',
    summary: 'Melihat daftar admin tenant',
    input: FilterAdmin,
    output: pageOf(AdminBaris),
  }),
  exportAdmin: endpoint({
    ...diAtas,
    method: 'GET',
    path: '/admins/download',
    summary: 'Mengunduh daftar admin tenant',
    input: FilterAdmin,
    output: Kosong,
    download: [XLSX],
  }),
  /** A new account, which its owner activates by the link that is mailed. */
  addAdmin: endpoint({
    ...diAtas,
    method: 'POST',
    path: '/admins',
    summary: 'Mengundang admin tenant',
    input: z.object({ tenant_id: Id, nama: namaWajib(150), email: Email }),
    output: SatuAkun,
    created: true,
    message: 'Undangan dikirim lewat email',
    mails: true,
  }),
  listOperator: endpoint({
    ...diAtas,
    method: 'GET',
    path: '/operators',
    summary: 'Melihat daftar operator',
    input: FilterOperator,
    output: pageOf(OperatorBaris),
  }),
  exportOperator: endpoint({
    ...diAtas,
    method: 'GET',
    path: '/operators/download',
    summary: 'Mengunduh daftar operator',
    input: FilterOperator,
    output: Kosong,
    download: [XLSX],
  }),
  /** A new account and membership, which its owner activates by the link that is mailed. */
  addOperator: endpoint({
    ...diAtas,
    who: 'tenant-admin',
    access: 'user.index',
    method: 'POST',
    path: '/operators',
    summary: 'Mengundang operator',
    input: z.object({ organisasi_id: Id, nama: namaWajib(150), email: Email }),
    output: SatuAkun,
    created: true,
    message: 'Undangan dikirim lewat email',
    mails: true,
  }),
  /** To who has no password yet; takes the place of links that were sent before. */
  sendAktivasi: endpoint({
    ...olehPengelola,
    method: 'POST',
    path: '/users/{user_id}/kirim-aktivasi',
    summary: 'Mengirim tautan aktivasi',
    input: SatuAkun,
    output: Terkirim,
    message: 'Tautan aktivasi dikirim',
    mails: true,
  }),
  /** To who has a password: the link is his own, and nobody else sees it. */
  sendReset: endpoint({
    ...olehPengelola,
    method: 'POST',
    path: '/users/{user_id}/kirim-reset',
    summary: 'Mengirim tautan atur ulang kata sandi',
    input: SatuAkun,
    output: Terkirim,
    message: 'Tautan atur ulang kata sandi dikirim',
    mails: true,
  }),
};
