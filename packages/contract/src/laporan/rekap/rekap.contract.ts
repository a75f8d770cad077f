import { KODE_REKAP } from '@hadir/rules/laporan/kode-rekap.ts';
import * as z from 'zod/mini';
import { AnggotaRingkas } from '../../kehadiran/hari/baris-kehadiran.ts';
import { XLSX } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Jam, pageOf, PageInput, Tanggal } from '../../kit/fields.ts';
import { BarisRekap, RingkasanRekap } from './baris-rekap.ts';
import { RentangInput, RentangLaporan } from '../berkas/rentang-input.ts';
import { SORT_REKAP } from './sort-rekap.ts';

const GroupIds = z.optional(z.array(Id).check(z.maxLength(500)));
const Saring = { organisasi_id: Id, ...RentangInput, group_id: GroupIds, q: PageInput.shape.q };
const Format = z._default(z.enum(['xlsx', 'pdf']), 'xlsx');
const diDalam = { method: 'GET', scope: 'organisasi', who: 'reader' } as const;
const rekapIzin = { access: 'presensi-rekap.index', locked: 'linked' } as const;
const riwayatIzin = { access: 'presensi.daftar-presensi', locked: 'no' } as const;

export const RekapInput = z.object({
  ...PageInput.shape,
  ...Saring,
  /** One member alone; a plain user only ever gets himself. */
  user_id: z.optional(Id),
  sort: z._default(z.enum(SORT_REKAP), 'nama'),
});
export type RekapInput = z.output<typeof RekapInput>;

const HalamanRekap = z.extend(pageOf(BarisRekap), { rentang: RentangLaporan, ringkasan: RingkasanRekap });

/** A member's one day in the monthly sheet: its letter and its times. */
export const SelRekap = z.object({
  tanggal: Tanggal,
  /** Null while the day is open. */
  kode: z.nullable(z.enum(KODE_REKAP)),
  jam_masuk: z.nullable(Jam),
  jam_pulang: z.nullable(Jam),
  is_pulang_besok: z.boolean(),
  terlambat_menit: z.int(),
});
export type SelRekap = z.output<typeof SelRekap>;

export const BarisDetailRekap = z.object({ anggota: AnggotaRingkas, hari: z.array(SelRekap) });
export type BarisDetailRekap = z.output<typeof BarisDetailRekap>;

export const UnduhRekapInput = z.object({
  ...Saring,
  jenis: z._default(z.enum(['rekap', 'detail', 'persentase']), 'rekap'),
  format: Format,
});
export type UnduhRekapInput = z.output<typeof UnduhRekapInput>;

export const rekap = {
  listRekap: endpoint({
    ...diDalam,
    ...rekapIzin,
    path: '/orgs/{organisasi_id}/presensi/rekap',
    summary: 'Melihat rekap kehadiran',
    daysClosed: true,
    elsewhere: true,
    input: RekapInput,
    output: HalamanRekap,
  }),
  listDetailRekap: endpoint({
    ...diDalam,
    ...rekapIzin,
    path: '/orgs/{organisasi_id}/presensi/detail-rekap',
    summary: 'Melihat rekap kehadiran per hari',
    daysClosed: true,
    elsewhere: true,
    input: z.object({ ...PageInput.shape, ...Saring }),
    output: z.extend(pageOf(BarisDetailRekap), { rentang: RentangLaporan }),
  }),
  listRekapRiwayat: endpoint({
    ...diDalam,
    ...riwayatIzin,
    path: '/orgs/{organisasi_id}/presensi/rekap-riwayat',
    summary: 'Melihat rekap riwayat kehadiran',
    elsewhere: true,
    input: RekapInput,
    output: HalamanRekap,
  }),
  printRiwayat: endpoint({
    ...diDalam,
    ...riwayatIzin,
    path: '/orgs/{organisasi_id}/presensi/cetak-riwayat-kehadiran',
    summary: 'Mencetak riwayat kehadiran',
    daysClosed: true,
    input: z.object({ ...Saring, user_id: z.optional(Id) }),
    output: z.null(),
    download: ['application/pdf'],
  }),
  exportEmis: endpoint({
    ...diDalam,
    ...rekapIzin,
    path: '/orgs/{organisasi_id}/presensi/laporan-emis',
    summary: 'Mengunduh laporan EMIS',
    daysClosed: true,
    input: z.object({ organisasi_id: Id, bulan: RentangInput.bulan, group_id: GroupIds, format: Format }),
    output: z.null(),
    download: [XLSX, 'application/pdf'],
  }),
  exportRekap: endpoint({
    ...diDalam,
    ...rekapIzin,
    path: '/orgs/{organisasi_id}/laporan-absen',
    summary: 'Mengunduh rekap kehadiran',
    daysClosed: true,
    input: UnduhRekapInput,
    output: z.null(),
    download: [XLSX, 'application/pdf'],
  }),
};
