import * as z from 'zod/mini';
import { RingkasanHari } from '../kehadiran/hari/ringkasan-hari.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Tanggal } from '../kit/fields.ts';

export const StatistikTenant = z.object({
  tanggal: Tanggal,
  organisasi: z.object({
    jumlah: z.int(),
    aktif: z.int(),
    tidak_aktif: z.int(),
    menunggu: z.int(),
    ditolak: z.int(),
    diblokir: z.int(),
    terhubung: z.int(),
    umum: z.int(),
    berlangganan: z.int(),
    tanpa_langganan: z.int(),
  }),
  /** Each account once, in however many organisations. */
  anggota: z.object({ aktif: z.int(), belum_aktivasi: z.int(), terpakai: z.int(), kuota: z.nullable(z.int()) }),
  hari_ini: RingkasanHari,
  penyimpanan: z.object({ berkas: z.int(), byte: z.int() }),
  /** Subscriptions that end within thirty days, the nearest first. */
  akan_berakhir: z.array(
    z.object({ organisasi_id: Id, kode_organisasi: z.string(), nama: z.string(), tgl_berlaku_akhir: Tanggal }),
  ),
});
export type StatistikTenant = z.output<typeof StatistikTenant>;

export const statistikTenant = {
  getStatistikTenant: endpoint({
    method: 'GET',
    path: '/tenant/{tenant_id}/statistik',
    summary: 'Melihat statistik tenant',
    scope: 'tenant',
    who: 'reader',
    access: null,
    locked: 'no',
    input: z.object({ tenant_id: Id }),
    output: StatistikTenant,
  }),
};
