import * as z from 'zod/mini';
import { XLSX } from '../../kit/berkas.ts';
import type { Endpoint } from '../../kit/endpoint.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, PageInput, pageOf, Tanggal } from '../../kit/fields.ts';
import {
  AsalHari,
  JumlahHari,
  Kedatangan,
  MasaBanding,
  MenurutAsal,
  MenurutGender,
  TrenPerangkat,
  BagianBanding,
} from './analitik-fields.ts';

/** The last thirty days unless given, at most a year; of one organisation, and there of those in one of its groups on the day. */
const SaringAnalitikTenant = z.object({
  tenant_id: Id,
  from: z.optional(Tanggal),
  to: z.optional(Tanggal),
  organisasi_id: z.optional(Id),
  group_id: z.optional(z.array(Id).check(z.maxLength(500))),
});
export type SaringAnalitikTenant = z.output<typeof SaringAnalitikTenant>;

const MEMBACA = {
  method: 'GET',
  scope: 'tenant',
  who: 'reader',
  access: null,
  locked: 'no',
  input: SaringAnalitikTenant,
  elsewhere: true,
} as const satisfies Partial<Endpoint>;

/** What a source or a place is asked for by; organisations are put in order by their days from there, the most first. */
export const URUTAN_ASAL = [
  '-ponsel',
  '-kiosk',
  '-mesin',
  '-manual',
  '-impor',
  '-di_dalam',
  '-di_luar',
  '-tidak_terdeteksi',
] as const;

/** By the part of what was due, or by where events came from. The worst first is 'hadir': the smallest part present. */
export const URUTAN_BANDING = [
  'hadir',
  '-hadir',
  'terlambat',
  '-terlambat',
  'absen',
  '-absen',
  'nama',
  '-nama',
  ...URUTAN_ASAL,
] as const;

export const analitikTenant = {
  countGenderTenant: endpoint({
    ...MEMBACA,
    path: '/dashboard/tenant/{tenant_id}/gender',
    summary: 'Melihat kehadiran tenant menurut jenis kelamin',
    output: MenurutGender,
  }),
  countAsalTenant: endpoint({
    ...MEMBACA,
    path: '/dashboard/tenant/{tenant_id}/asal',
    summary: 'Melihat presensi tenant menurut sumber dan tempat',
    output: MenurutAsal,
  }),
  countTrenTenant: endpoint({
    ...MEMBACA,
    path: '/dashboard/tenant/{tenant_id}/trend-perangkat',
    summary: 'Melihat tren kehadiran tenant per hari',
    output: TrenPerangkat,
  }),
  countKedatanganTenant: endpoint({
    ...MEMBACA,
    path: '/dashboard/tenant/{tenant_id}/kedatangan',
    summary: 'Melihat jam kedatangan di tenant',
    output: Kedatangan,
  }),
  /** A page of its organisations in both spans; those without a day that was due come last. `kini` and `sebelum` are of all. */
  listBandingOrganisasi: endpoint({
    ...MEMBACA,
    path: '/dashboard/tenant/{tenant_id}/banding',
    summary: 'Membandingkan kehadiran antarinstansi dan dengan masa sebelumnya',
    input: z.extend(SaringAnalitikTenant, {
      page: PageInput.shape.page,
      count: PageInput.shape.count,
      sort: z._default(z.enum(URUTAN_BANDING), 'hadir'),
    }),
    output: z.extend(pageOf(z.extend(BagianBanding, { asal: AsalHari })), {
      masa: z.object(MasaBanding),
      kini: JumlahHari,
      sebelum: JumlahHari,
    }),
  }),
  exportAnalitikTenant: endpoint({
    ...MEMBACA,
    path: '/dashboard/tenant/{tenant_id}/analitik/unduh',
    summary: 'Mengunduh kehadiran antarinstansi',
    output: z.null(),
    download: [XLSX],
  }),
};
