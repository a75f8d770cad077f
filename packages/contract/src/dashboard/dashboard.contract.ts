import { KURANG, LANGKAH_AWAL } from '@hadir/rules/dashboard/judge-langkah-awal.ts';
import { STATUS_TINDAK_LANJUT } from '@hadir/rules/kode/status-tindak-lanjut.ts';
import * as z from 'zod/mini';
import { RingkasanHari, RingkasanTanggal } from '../kehadiran/hari/ringkasan-hari.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Kosong, Tanggal, teksPanjang } from '../kit/fields.ts';
import { JENIS_TINDAK_LANJUT, TindakLanjut } from './tindak-lanjut.ts';

/** A member's own month up to today, as the recap sums it: half a day of leave leaves half a day (aturan/laporan#rekap). */
export const RingkasanSaya = z.object({
  tgl_awal: Tanggal,
  tgl_akhir: Tanggal,
  hari_kerja: z.int(),
  hadir: z.number(),
  absen: z.number(),
  cuti: z.number(),
  terlambat: z.int(),
  terlambat_menit: z.int(),
  pulang_cepat: z.int(),
  tidak_lengkap: z.int(),
  durasi_menit: z.int(),
  potongan: z.number(),
});
export type RingkasanSaya = z.output<typeof RingkasanSaya>;

/** A first step of a new organisation, done or not (aturan/tenant#langkah-awal). */
export const LangkahAwalBaris = z.object({
  langkah: z.enum(LANGKAH_AWAL),
  is_selesai: z.boolean(),
  /** What is still missing of a step that is half done. */
  kurang: z.nullable(z.enum(KURANG)),
});
export type LangkahAwalBaris = z.output<typeof LangkahAwalBaris>;

/** Where today is a day off for all or nearly all, the last day on which most worked (aturan/monitoring#hari-libur). */
const HariKerjaTerakhir = z.nullable(RingkasanTanggal);

export const BerandaOrganisasi = z.object({
  tanggal: Tanggal,
  timezone: z.string(),
  /** Null for a plain user. */
  organisasi: z.nullable(
    z.object({
      hari_ini: RingkasanHari,
      /** Fourteen days up to today. */
      tren: z.array(RingkasanTanggal),
      hari_kerja_terakhir: HariKerjaTerakhir,
      /** Nobody's work is due today since nobody has a schedule: no day off, but hours that are not set. */
      is_tanpa_jadwal: z.boolean(),
      tindak_lanjut: z.array(TindakLanjut),
      /** Null once all is done, or when it was put away. */
      langkah_awal: z.nullable(z.array(LangkahAwalBaris)),
      kuota: z.nullable(z.int()),
      anggota_aktif: z.int(),
      tgl_berlaku_akhir: z.nullable(Tanggal),
    }),
  ),
  /** Null for those who are no members. */
  saya: z.nullable(RingkasanSaya),
});
export type BerandaOrganisasi = z.output<typeof BerandaOrganisasi>;

export const BerandaTenant = z.object({
  tanggal: Tanggal,
  jumlah_organisasi: z.int(),
  jumlah_anggota: z.int(),
  hari_ini: RingkasanHari,
  tren: z.array(RingkasanTanggal),
  hari_kerja_terakhir: HariKerjaTerakhir,
  /** Where what is an organisation's only operator's own waits for the tenant's admins: how many events held, incidents, and requests of each kind. */
  menunggu: z.array(
    z.object({
      organisasi_id: Id,
      nama: z.string(),
      /** The operator, whose own it is; null where it is that of several, none of whom is active. */
      user_id: z.nullable(Id),
      ditinjau: z.int(),
      gangguan: z.int(),
      cuti: z.int(),
      klaim: z.int(),
      presensi_manual: z.int(),
      tukar_shift: z.int(),
    }),
  ),
  /** Every organisation of the tenant by name. */
  organisasi: z.array(
    z.object({
      organisasi_id: Id,
      kode_organisasi: z.string(),
      nama: z.string(),
      is_langganan: z.boolean(),
      k_sumber_data: z.int(),
      /** Of `hari_kerja_terakhir` where that is given. */
      hari_ini: RingkasanHari,
      /** No hours hold for anybody of it today: it is not a day off. */
      is_tanpa_jadwal: z.boolean(),
    }),
  ),
});
export type BerandaTenant = z.output<typeof BerandaTenant>;

export const dashboard = {
  getBerandaOrganisasi: endpoint({
    method: 'GET',
    path: '/dashboard/orgs/{organisasi_id}',
    summary: 'Melihat beranda organisasi',
    daysClosed: true,
    scope: 'organisasi',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: z.object({ organisasi_id: Id }),
    output: BerandaOrganisasi,
    whenInactive: true,
  }),
  /** Takes an item of the follow-up list up, closes or rejects it (with a remark), or puts it back to new. */
  changeTindakLanjut: endpoint({
    method: 'PUT',
    path: '/orgs/{organisasi_id}/tindak-lanjut/{jenis}',
    summary: 'Menandai tindak lanjut',
    scope: 'organisasi',
    who: 'operator',
    access: null,
    locked: 'no',
    input: z.object({
      organisasi_id: Id,
      jenis: z.enum(JENIS_TINDAK_LANJUT),
      status: z.literal([
        STATUS_TINDAK_LANJUT.baru,
        STATUS_TINDAK_LANJUT.dikerjakan,
        STATUS_TINDAK_LANJUT.ditutup,
        STATUS_TINDAK_LANJUT.ditolak,
      ]),
      keterangan: z._default(teksPanjang(500), ''),
    }),
    output: TindakLanjut,
  }),
  /** Puts the checklist of the first steps away, or brings it back. */
  changeLangkahAwal: endpoint({
    method: 'PUT',
    path: '/orgs/{organisasi_id}/langkah-awal',
    summary: 'Menyembunyikan langkah awal',
    scope: 'organisasi',
    who: 'operator',
    access: null,
    locked: 'no',
    input: z.object({ organisasi_id: Id, is_ditutup: z.boolean() }),
    output: Kosong,
  }),
  getBerandaTenant: endpoint({
    method: 'GET',
    path: '/dashboard/tenant/{tenant_id}',
    summary: 'Melihat beranda tenant',
    scope: 'tenant',
    who: 'reader',
    access: null,
    locked: 'no',
    elsewhere: true,
    input: z.object({ tenant_id: Id }),
    output: BerandaTenant,
  }),
};
