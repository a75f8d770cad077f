import * as z from 'zod/mini';
import { XLSX } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, pageOf, PageInput } from '../../kit/fields.ts';
import { JumlahRekap, RingkasanRekap } from '../rekap/baris-rekap.ts';
import { Laporan } from '../berkas/laporan-berkas.ts';
import { RentangInput, RentangLaporan } from '../berkas/rentang-input.ts';

const diDalam = { scope: 'tenant', access: null, locked: 'no' } as const;
const { page, count, q } = PageInput.shape;

/** What the days of an organisation's members came to in all. */
export const BarisOrganisasi = z.extend(JumlahRekap, {
  organisasi_id: Id,
  kode_organisasi: z.string(),
  nama: z.string(),
  anggota: z.int(),
  persentase: z.nullable(z.number()),
});
export type BarisOrganisasi = z.output<typeof BarisOrganisasi>;

export const laporanTenant = {
  listRekapOrganisasi: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/tenant/{tenant_id}/rekap',
    summary: 'Melihat rekap kehadiran semua instansi',
    who: 'reader',
    elsewhere: true,
    input: z.object({ tenant_id: Id, page, count, q, ...RentangInput }),
    output: z.extend(pageOf(BarisOrganisasi), { rentang: RentangLaporan, ringkasan: RingkasanRekap }),
  }),
  listLaporanTenant: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/tenant/{tenant_id}/laporan-terakhir',
    summary: 'Melihat laporan terakhir tenant',
    who: 'reader',
    input: z.object({ tenant_id: Id }),
    output: z.array(Laporan),
  }),
  generateLaporanTenant: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/tenant/{tenant_id}/laporan',
    summary: 'Membuat laporan tenant',
    who: 'tenant-admin',
    input: z.object({
      tenant_id: Id,
      ...RentangInput,
      /** A row an organisation, or a row a member of every organisation. */
      jenis: z._default(z.enum(['organisasi', 'anggota']), 'organisasi'),
      /** Of every member only as XLSX. */
      format: z._default(z.enum(['xlsx', 'pdf']), 'xlsx'),
    }),
    output: Laporan,
    created: true,
    message: 'Laporan sedang dibuat',
  }),
  getBerkasLaporanTenant: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/tenant/{tenant_id}/laporan/{laporan_id}/unduh',
    summary: 'Mengunduh laporan tenant',
    who: 'reader',
    input: z.object({ tenant_id: Id, laporan_id: z.uuid() }),
    output: z.null(),
    download: [XLSX, 'application/pdf'],
  }),
};
