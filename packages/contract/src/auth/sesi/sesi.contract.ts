import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Instant, Kosong, teksWajib } from '../../kit/fields.ts';
import { Me } from './me.ts';
import { OrganisasiAktif } from './organisasi-aktif.ts';

export const IzinBernilai = z.object({ name: z.string(), value: z.boolean() });

export const Sesi = z.object({
  sesi_id: z.uuid(),
  ip: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  dibuat_pada: Instant,
  terakhir_pada: Instant,
  is_sesi_ini: z.boolean(),
});

export const sesi = {
  getMe: endpoint({
    method: 'GET',
    path: '/me',
    summary: 'Melihat akun sendiri',
    scope: 'user',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: z.object({}),
    output: Me,
    whenInactive: true,
    beforeFaktor: true,
  }),
  /** All that a first screen stands on; the organisation and its permissions are null where it may not be entered. */
  getAwal: endpoint({
    method: 'GET',
    path: '/me/awal',
    summary: 'Melihat akun sendiri, organisasi yang dibuka, dan izin di sana',
    scope: 'user',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: z.object({ organisasi_id: z.optional(Id) }),
    output: z.object({ me: Me, organisasi: z.nullable(OrganisasiAktif), izin: z.nullable(z.array(IzinBernilai)) }),
    whenInactive: true,
    beforeFaktor: true,
  }),
  switchOrganisasi: endpoint({
    method: 'GET',
    path: '/switch-organisasi/{no_reg}',
    summary: 'Masuk ke organisasi',
    scope: 'user',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: z.object({ no_reg: teksWajib(60) }),
    output: OrganisasiAktif,
    whenInactive: true,
    ofOneself: true,
  }),
  listIzin: endpoint({
    method: 'GET',
    path: '/tenant/{tenant_id}/permissions',
    summary: 'Melihat izin',
    scope: 'tenant',
    who: 'reader',
    access: null,
    locked: 'no',
    input: z.object({ tenant_id: Id, organisasi_id: z.optional(Id) }),
    output: z.array(IzinBernilai),
    whenInactive: true,
    alsoMembers: true,
  }),
  listSesi: endpoint({
    method: 'GET',
    path: '/sesi',
    summary: 'Melihat sesi masuk',
    scope: 'user',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: z.object({}),
    output: z.array(Sesi),
    whenInactive: true,
    beforeFaktor: true,
  }),
  endSesi: endpoint({
    method: 'DELETE',
    path: '/sesi/{sesi_id}',
    summary: 'Mengakhiri sesi masuk',
    scope: 'user',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: z.object({ sesi_id: z.uuid() }),
    output: Kosong,
    whenInactive: true,
    beforeFaktor: true,
    ofOneself: true,
    message: 'Sesi diakhiri',
  }),
};
