import * as z from 'zod/mini';
import { XLSX } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Instant, Kosong, SortedPageInput, pageOf } from '../../kit/fields.ts';
import { Kemajuan } from '../../kit/pekerjaan/kemajuan.ts';

/** A member of one of the tenant's organisations whose account waits for its activation. */
export const BelumAktivasi = z.object({
  user_id: Id,
  nama: z.string(),
  email: z.nullable(z.string()),
  nip: z.nullable(z.string()),
  organisasi_id: Id,
  organisasi: z.string(),
  terdaftar_pada: Instant,
  /** When his last token was made, sent or printed; null where he never had one. */
  diterbitkan_pada: z.nullable(Instant),
  /** Until when it holds. */
  berlaku_sampai: z.nullable(Instant),
  /** When he asked for his activation and no mail could reach him. */
  diminta_pada: z.nullable(Instant),
});
export type BelumAktivasi = z.output<typeof BelumAktivasi>;

/** What was sent to many at once. */
export const PengirimanAktivasi = z.object({
  pekerjaan_id: z.uuid(),
  ...Kemajuan,
  /** To how many, and how many had their link a moment ago; null before it has ended. */
  hasil: z.nullable(z.object({ terkirim: z.int(), baru_saja: z.int() })),
});
export type PengirimanAktivasi = z.output<typeof PengirimanAktivasi>;

const diTenant = { scope: 'tenant', access: 'user.index', locked: 'no' } as const;
const Tenant = z.object({ tenant_id: Id });
const FilterBelumAktivasi = z.extend(SortedPageInput, {
  tenant_id: Id,
  organisasi_id: z.optional(Id),
  is_email: z.optional(z.boolean()),
  is_diminta: z.optional(z.boolean()),
});

export const belumAktivasi = {
  listBelumAktivasi: endpoint({
    ...diTenant,
    who: 'reader',
    method: 'GET',
    path: '/tenant/{tenant_id}/belum-aktivasi',
    summary: 'Melihat anggota yang belum aktivasi',
    input: FilterBelumAktivasi,
    output: pageOf(BelumAktivasi),
  }),
  exportBelumAktivasi: endpoint({
    ...diTenant,
    who: 'reader',
    method: 'GET',
    path: '/tenant/{tenant_id}/belum-aktivasi/download',
    summary: 'Mengunduh anggota yang belum aktivasi',
    input: FilterBelumAktivasi,
    output: Kosong,
    download: [XLSX],
  }),
  /** To those named, else everybody who waits and has an address: the link that each has already, as long as it holds. */
  sendBelumAktivasi: endpoint({
    ...diTenant,
    who: 'tenant-admin',
    method: 'POST',
    path: '/tenant/{tenant_id}/belum-aktivasi/kirim',
    summary: 'Mengirim tautan aktivasi kepada banyak anggota',
    input: z.extend(Tenant, {
      organisasi_id: z.optional(Id),
      pilihan: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(1000))),
    }),
    output: z.object({ pekerjaan_id: z.uuid() }),
    message: 'Tautan aktivasi sedang dikirim',
    mails: true,
  }),
  /** To those named who wait and whose account is the caller's to change; how many of them have no address. */
  sendAktivasiAnggota: endpoint({
    scope: 'organisasi',
    access: 'user.index',
    who: 'operator',
    locked: 'linked',
    method: 'POST',
    path: '/orgs/{organisasi_id}/users/kirim-aktivasi',
    summary: 'Mengirim tautan aktivasi kepada anggota yang dipilih',
    input: z.object({ organisasi_id: Id, user_id: z.array(Id).check(z.minLength(1), z.maxLength(1000)) }),
    output: z.object({ jumlah: z.int(), tanpa_email: z.int() }),
    message: 'Tautan aktivasi sedang dikirim',
    mails: true,
  }),
  /** The last five that were asked for over the whole tenant, the latest first. */
  listPengirimanAktivasi: endpoint({
    ...diTenant,
    who: 'reader',
    method: 'GET',
    path: '/tenant/{tenant_id}/belum-aktivasi/pengiriman',
    summary: 'Melihat pengiriman tautan aktivasi',
    input: Tenant,
    output: z.array(PengirimanAktivasi),
  }),
};
