import { HAMBATAN } from '@hadir/rules/verval/hambatan.ts';
import * as z from 'zod/mini';
import { AnggotaRingkas } from '../../kehadiran/hari/baris-kehadiran.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { sebutAngka } from '../../kit/angka/sebut-angka.ts';
import { BigId, Bulan, Id, Instant, pageOf, PageInput, Tanggal, teksPanjangWajib } from '../../kit/fields.ts';
import { JumlahRekap } from '../../laporan/rekap/baris-rekap.ts';

const Jenis = z.enum(HAMBATAN);
const Status = z.enum(['belum', 'terverifikasi', 'terkirim']);
/** The month that is read: last month unless given. */
const Dibaca = { organisasi_id: Id, bulan: z.optional(Bulan) };
/** The month that is changed: who freezes one or opens it says which. */
const Diubah = { organisasi_id: Id, bulan: Bulan };
/** Who was in one of these groups in the month. */
const Grup = { group_id: z.optional(z.array(Id).check(z.maxLength(500))) };
/** Everybody whom the month has unless members are named. */
const Siapa = { user_id: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(5000))) };
const Alasan = { alasan: teksPanjangWajib(500) };

const JumlahHambatan = z.object({ jenis: Jenis, hari: z.int(), anggota: z.int() });

/** A member's month. */
export const BarisVerval = z.object({
  anggota: AnggotaRingkas,
  status: Status,
  dibekukan_pada: z.nullable(Instant),
  dikirim_pada: z.nullable(Instant),
  dikirim_oleh: z.nullable(z.string()),
  /** Of a frozen month the sums that were frozen. */
  jumlah: JumlahRekap,
  /** By impact. */
  hambatan: z.array(z.object({ jenis: Jenis, hari: z.int() })),
});
export type BarisVerval = z.output<typeof BarisVerval>;

/** The month as a whole. */
export const StatusVerval = z.object({
  bulan: z.string(),
  sebutan: z.string(),
  tgl_awal: Tanggal,
  tgl_akhir: Tanggal,
  /** Only a month that has ended can be frozen. */
  is_berakhir: z.boolean(),
  /** Its days were removed as long ago as its tenant says; what was frozen stays. */
  is_dihapus: z.boolean(),
  /** Days are being judged again in the background. */
  is_dihitung: z.boolean(),
  anggota: z.object({
    belum: z.int(),
    /** Of those who are not verified, whom nothing hinders. */
    tanpa_hambatan: z.int(),
    terverifikasi: z.int(),
    terkirim: z.int(),
  }),
  /** By impact. */
  hambatan: z.array(JumlahHambatan),
  /** What was done with the month, the latest first. */
  jejak: z.array(
    z.object({
      tindakan: z.enum(['bekukan', 'kirim', 'buka']),
      anggota: z.int(),
      alasan: z.nullable(z.string()),
      oleh: z.nullable(z.string()),
      pada: Instant,
    }),
  ),
});
export type StatusVerval = z.output<typeof StatusVerval>;

/** One thing that hinders: whose, from when to when, on how many days, and the number of the event or request behind it. */
export const BarisHambatan = z.object({
  jenis: Jenis,
  anggota: AnggotaRingkas,
  tanggal: Tanggal,
  sampai: Tanggal,
  hari: z.int(),
  nomor: z.nullable(BigId),
});
export type BarisHambatan = z.output<typeof BarisHambatan>;

const diDalam = { scope: 'organisasi', access: 'presensi.daftar-presensi-verval', locked: 'linked' } as const;
/** The month that was changed, how people call it, and of how many members. */
const Selesai = z.object({ bulan: z.string(), sebutan: z.string(), anggota: z.int() });
type Selesai = z.output<typeof Selesai>;

const Dibekukan = z.extend(Selesai, {
  /** Of these members, over whom something still hindered as they were frozen; and what, by impact. */
  berhambatan: z.int(),
  hambatan: z.array(JumlahHambatan),
});

const sebutSelesai = ({ sebutan, anggota }: Selesai, kata: string) =>
  `${sebutan} ${kata} untuk ${sebutAngka(anggota)} anggota`;
function sebutDibekukan(answered: z.output<typeof Dibekukan>): string {
  const { berhambatan } = answered;
  const sisa = berhambatan > 0 ? `, ${sebutAngka(berhambatan)} di antaranya masih berhambatan` : '';
  return `${sebutSelesai(answered, 'dibekukan')}${sisa}`;
}

export const verval = {
  listAnggotaVerval: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/presensi/verval',
    summary: 'Melihat verval',
    daysClosed: true,
    who: 'reader',
    input: z.object({
      ...PageInput.shape,
      ...Dibaca,
      status: z.optional(Status),
      ...Grup,
      sort: z._default(z.enum(['-hambatan', 'nama', '-nama']), '-hambatan'),
    }),
    output: pageOf(BarisVerval),
  }),
  getStatusVerval: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/presensi/verval-status',
    summary: 'Melihat keadaan verval sebulan',
    daysClosed: true,
    who: 'reader',
    input: z.object(Dibaca),
    output: StatusVerval,
  }),
  listHambatanVerval: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/presensi/verval-hambatan',
    summary: 'Melihat hambatan verval',
    who: 'reader',
    input: z.object({ ...PageInput.shape, ...Dibaca, ...Grup, jenis: z.optional(Jenis), user_id: z.optional(Id) }),
    output: pageOf(BarisHambatan),
  }),
  /** Freezes the days and their sums as they stand, and says over how many members something still hinders. */
  generateVerval: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/presensi/verval-generate',
    summary: 'Memverifikasi dan membekukan bulan',
    daysClosed: true,
    who: 'operator',
    input: z.object({ ...Diubah, ...Siapa }),
    output: Dibekukan,
    message: (_, answered) => sebutDibekukan(answered as z.output<typeof Dibekukan>),
  }),
  openVerval: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/presensi/verval-buka',
    summary: 'Membuka bulan yang dibekukan',
    who: 'operator',
    input: z.object({ ...Diubah, ...Siapa, ...Alasan }),
    output: Selesai,
    message: (_, answered) => sebutSelesai(answered as Selesai, 'dibuka'),
  }),
  /** The S35-like sheet: a page a member. */
  exportLembarVerval: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/presensi/verval-cetak',
    summary: 'Mencetak lembar kehadiran bulanan',
    who: 'reader',
    input: z.object({ ...Dibaca, user_id: z.optional(z.array(Id).check(z.maxLength(500))) }),
    output: z.null(),
    download: ['application/pdf'],
  }),
};
