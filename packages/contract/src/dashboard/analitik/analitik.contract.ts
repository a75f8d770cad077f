import { XLSX } from '../../kit/berkas.ts';
import * as z from 'zod/mini';
import type { Endpoint } from '../../kit/endpoint.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Tanggal } from '../../kit/fields.ts';
import {
  Banding,
  Kedatangan,
  MenurutGender,
  MenurutLokasi,
  MenurutPerangkat,
  TrenPerangkat,
} from './analitik-fields.ts';

/** The last thirty days unless given, at most a year; of those who were in one of the groups on the day. */
const SaringAnalitik = z.object({
  organisasi_id: Id,
  from: z.optional(Tanggal),
  to: z.optional(Tanggal),
  group_id: z.optional(z.array(Id).check(z.maxLength(500))),
});
export type SaringAnalitik = z.output<typeof SaringAnalitik>;

/** A plain member reads his own days in all of them (aturan/akses#siapa), who is one no more those that were his. */
const MEMBACA = {
  method: 'GET',
  scope: 'organisasi',
  who: 'signed-in',
  access: null,
  locked: 'linked',
  input: SaringAnalitik,
  whenInactive: true,
  elsewhere: true,
} as const satisfies Partial<Endpoint>;

export const analitik = {
  countGender: endpoint({
    ...MEMBACA,
    path: '/dashboard/orgs/{organisasi_id}/gender',
    summary: 'Melihat kehadiran menurut jenis kelamin',
    output: MenurutGender,
  }),
  countPerangkat: endpoint({
    ...MEMBACA,
    path: '/dashboard/orgs/{organisasi_id}/perangkat',
    summary: 'Melihat presensi menurut sumber dan mesin',
    output: MenurutPerangkat,
  }),
  countTrenPerangkat: endpoint({
    ...MEMBACA,
    path: '/dashboard/orgs/{organisasi_id}/trend-perangkat',
    summary: 'Melihat tren kehadiran per hari',
    output: TrenPerangkat,
  }),
  countLokasiPresensi: endpoint({
    ...MEMBACA,
    path: '/dashboard/orgs/{organisasi_id}/lokasi-presensi',
    summary: 'Melihat presensi menurut tempat',
    output: MenurutLokasi,
  }),
  countKedatangan: endpoint({
    ...MEMBACA,
    path: '/dashboard/orgs/{organisasi_id}/kedatangan',
    summary: 'Melihat jam kedatangan',
    output: Kedatangan,
  }),
  countBanding: endpoint({
    ...MEMBACA,
    path: '/dashboard/orgs/{organisasi_id}/banding',
    summary: 'Membandingkan kehadiran dengan masa sebelumnya dan antargrup',
    output: Banding,
  }),
  exportAnalitik: endpoint({
    ...MEMBACA,
    path: '/dashboard/orgs/{organisasi_id}/analitik/unduh',
    summary: 'Mengunduh tren kehadiran per hari',
    output: z.null(),
    download: [XLSX],
  }),
};
