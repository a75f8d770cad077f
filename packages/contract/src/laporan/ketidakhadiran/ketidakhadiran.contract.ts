import * as z from 'zod/mini';
import { AnggotaRingkas } from '../../kehadiran/hari/baris-kehadiran.ts';
import { XLSX } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, pageOf, PageInput, Tanggal } from '../../kit/fields.ts';
import { Laporan } from '../berkas/laporan-berkas.ts';
import { RentangInput, RentangLaporan } from '../berkas/rentang-input.ts';

const Saring = {
  organisasi_id: Id,
  ...RentangInput,
  group_id: z.optional(z.array(Id).check(z.maxLength(500))),
  q: PageInput.shape.q,
  /** Both unless one is asked for. */
  jenis: z.optional(z.enum(['absen', 'cuti'])),
};
const Format = z._default(z.enum(['xlsx', 'pdf']), 'xlsx');
const diDalam = { scope: 'organisasi', access: 'presensi-rekap.ketidakhadiran', locked: 'linked' } as const;

export const KetidakhadiranInput = z.object({ ...PageInput.shape, ...Saring });
export type KetidakhadiranInput = z.output<typeof KetidakhadiranInput>;

/** A day on which a member was away: absen, or leave of a category. */
export const BarisKetidakhadiran = z.object({
  tanggal: Tanggal,
  anggota: AnggotaRingkas,
  jenis: z.enum(['absen', 'cuti']),
  /** The category of the leave; null for absen. */
  kategori: z.nullable(z.string()),
  /** 1, or 0.5 for half a day of leave. */
  hari: z.number(),
});
export type BarisKetidakhadiran = z.output<typeof BarisKetidakhadiran>;

export const ketidakhadiran = {
  listKetidakhadiran: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/rekap/ketidakhadiran',
    summary: 'Melihat ketidakhadiran',
    daysClosed: true,
    who: 'reader',
    elsewhere: true,
    input: KetidakhadiranInput,
    output: z.extend(pageOf(BarisKetidakhadiran), {
      rentang: RentangLaporan,
      /** Days of each, whatever `jenis` asks. */
      ringkasan: z.object({ absen: z.number(), cuti: z.number() }),
    }),
  }),
  generateKetidakhadiran: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/rekap/ketidakhadiran/generate',
    summary: 'Membuat laporan ketidakhadiran',
    who: 'operator',
    input: z.object({ ...Saring, format: Format }),
    output: Laporan,
    created: true,
    message: 'Laporan sedang dibuat. Lihat Unduhan Laporan',
  }),
  exportKetidakhadiran: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/rekap/ketidakhadiran/download',
    summary: 'Mengunduh ketidakhadiran',
    daysClosed: true,
    who: 'reader',
    input: z.object(Saring),
    output: z.null(),
    download: [XLSX],
  }),
};
