import { STATUS_SIMPATIKA } from '@hadir/rules/kode/status-simpatika.ts';
import * as z from 'zod/mini';
import { XLSX } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Kosong, kosongkan, SortedPageInput, pageOf, teks } from '../../kit/fields.ts';
import { kodeDari } from '../../kit/kode.ts';
import { ZonaWaktu } from '../../kit/zona-waktu.ts';

/** The staff system's own status of an organisation; null where it never said. */
const StatusSimpatika = kodeDari(STATUS_SIMPATIKA);

/** What a super admin says of a linked organisation. */
const Isi = {
  status_simpatika: z.nullable(StatusSimpatika),
  /** Its number in the staff system. */
  simpatika_id: z.nullable(z.string()),
  timezone: ZonaWaktu,
  is_leave_management_simpatika: z.boolean(),
  is_sinkronisasi: z.boolean(),
  is_blokir_finpay: z.boolean(),
};

export const KonfigurasiBaris = z.object({
  organisasi_id: Id,
  kode_organisasi: z.string(),
  nama: z.string(),
  tenant_id: Id,
  nama_tenant: z.string(),
  ...Isi,
});
export type KonfigurasiBaris = z.output<typeof KonfigurasiBaris>;

/** Only the fields that are sent change. */
export const UbahKonfigurasi = z.object({
  organisasi_id: Id,
  status_simpatika: kosongkan(StatusSimpatika),
  simpatika_id: kosongkan(teks(40)),
  timezone: z.optional(ZonaWaktu),
  is_leave_management_simpatika: z.optional(z.boolean()),
  is_sinkronisasi: z.optional(z.boolean()),
  is_blokir_finpay: z.optional(z.boolean()),
});
export type UbahKonfigurasi = z.output<typeof UbahKonfigurasi>;

export const FilterKonfigurasi = z.extend(SortedPageInput, {
  tenant_id: z.optional(Id),
  status_simpatika: z.optional(StatusSimpatika),
  is_leave_management_simpatika: z.optional(z.boolean()),
  is_sinkronisasi: z.optional(z.boolean()),
  is_blokir_finpay: z.optional(z.boolean()),
});

const diAtas = { scope: 'user', who: 'super-admin', access: null, locked: 'no' } as const;

export const konfigurasi = {
  /** Linked organisations of all tenants. */
  listKonfigurasi: endpoint({
    ...diAtas,
    method: 'GET',
    path: '/akses/konfigurasi/orgs-simpatika',
    summary: 'Melihat konfigurasi organisasi terhubung',
    input: FilterKonfigurasi,
    output: pageOf(KonfigurasiBaris),
  }),
  exportKonfigurasi: endpoint({
    ...diAtas,
    method: 'GET',
    path: '/akses/konfigurasi/orgs-simpatika/download',
    summary: 'Mengunduh konfigurasi organisasi terhubung',
    input: FilterKonfigurasi,
    output: Kosong,
    download: [XLSX],
  }),
  /** Each organisation by itself: what is refused of one is named, and keeps back none of the others. */
  changeKonfigurasi: endpoint({
    ...diAtas,
    method: 'PUT',
    path: '/akses/konfigurasi/orgs-simpatika',
    summary: 'Mengubah konfigurasi organisasi terhubung',
    input: z.object({ perubahan: z.array(UbahKonfigurasi).check(z.minLength(1), z.maxLength(500)) }),
    output: z.object({
      disimpan: z.int(),
      gagal: z.array(z.object({ organisasi_id: Id, nama: z.nullable(z.string()), pesan: z.string() })),
    }),
  }),
};
