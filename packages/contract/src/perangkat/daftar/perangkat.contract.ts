import { CARA_PIN } from '@hadir/rules/perangkat/cara-pin.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import {
  Id,
  Instant,
  Kosong,
  kosongkan,
  pageOf,
  SortedPageInput,
  Tanggal,
  teksPanjang,
  teksWajib,
  namaWajib,
} from '../../kit/fields.ts';
import { kodeDari } from '../../kit/kode.ts';
import { ZonaWaktu } from '../../kit/zona-waktu.ts';

/** kios: a browser on a tablet; mesin: pushes what it reads; berkas: known by its imported logs. */
const JENIS_PERANGKAT = ['kios', 'mesin', 'berkas'] as const;
/** How a machine's firmware reads a time zone. */
const ZONA_MESIN = ['jam', 'menit', 'tanpa'] as const;

export const CaraPin = z.enum(CARA_PIN);

const StatusPerangkat = kodeDari(STATUS_RECORD);

export const Perangkat = z.object({
  perangkat_id: Id,
  jenis: z.enum(JENIS_PERANGKAT),
  nama: z.string(),
  nomor_seri: z.nullable(z.string()),
  lokasi_presensi_id: Id,
  nama_lokasi: z.string(),
  /** The zone of its events: its place's, else the organisation's. */
  timezone: ZonaWaktu,
  zona_mesin: z.enum(ZONA_MESIN),
  /** Addresses and networks that it may speak from; none is any. */
  alamat_sumber: z.array(z.string()),
  status: StatusPerangkat,
  keterangan: z.nullable(z.string()),
  /** Lines recorded since the counter was last reset. */
  hit: z.int(),
  /** Requests refused since then. */
  ditolak: z.int(),
  /** Of these, at a kiosk: cards that are nobody's there, and wrong PINs; also what it refused by itself. */
  kartu_asing: z.int(),
  pin_salah: z.int(),
  terakhir_terlihat: z.nullable(Instant),
  /** In use, and not heard of for a day. */
  is_diam: z.boolean(),
  alamat_terakhir: z.nullable(z.string()),
  /** By how many seconds its clock is behind; null where no fresh line has told. */
  selisih_detik: z.nullable(z.int()),
  firmware: z.nullable(z.string()),
  /** Its lines that wait: PINs without a member, and times that cannot be. */
  jumlah_pin_menunggu: z.int(),
  jumlah_tertahan: z.int(),
  kios_pin: CaraPin,
  /** Whether a kiosk takes a photo with each card or PIN. */
  is_kios_foto: z.boolean(),
  /** Since when a browser has been this kiosk; null where none is. */
  dipasang_pada: z.nullable(Instant),
});
export type Perangkat = z.output<typeof Perangkat>;

export const PerangkatRinci = z.extend(Perangkat, {
  /** Events per day of the last 14 days with today, the oldest first. */
  hari: z.array(z.object({ tanggal: Tanggal, jumlah: z.int() })),
});
export type PerangkatRinci = z.output<typeof PerangkatRinci>;

const NomorSeri = teksWajib(40).check(
  z.regex(/^[0-9A-Za-z_-]{4,40}$/, 'Isi 4 sampai 40 huruf dan angka, seperti tertera di mesin'),
  z.toUpperCase(),
);
const Isi = {
  nama: namaWajib(60),
  /** A machine's; a kiosk has none. */
  nomor_seri: kosongkan(NomorSeri),
  lokasi_presensi_id: Id,
  zona_mesin: z._default(z.enum(ZONA_MESIN), 'jam'),
  alamat_sumber: z._default(z.array(teksWajib(49)).check(z.maxLength(10)), []),
  kios_pin: z._default(CaraPin, 'tanpa'),
  is_kios_foto: z._default(z.boolean(), false),
};
const Satu = z.object({ organisasi_id: Id, perangkat_id: Id });
export const PerangkatInput = z.object({
  organisasi_id: Id,
  /** It stays what it is registered as. */
  jenis: z._default(z.enum(['kios', 'mesin']), 'mesin'),
  ...Isi,
  /** Pending: its number is announced; it is listened to once it has been activated. */
  status: z._default(z.literal([STATUS_RECORD.aktif, STATUS_RECORD.menunggu]), STATUS_RECORD.aktif),
});

const baca = { scope: 'organisasi', who: 'reader', locked: 'linked' } as const;
const tulis = { scope: 'organisasi', who: 'operator', access: 'perangkat.index', locked: 'linked' } as const;

export const perangkat = {
  listPerangkat: endpoint({
    ...baca,
    access: 'perangkat.index',
    method: 'GET',
    path: '/orgs/{organisasi_id}/devices',
    summary: 'Melihat perangkat',
    input: z.extend(SortedPageInput, { organisasi_id: Id, status: z.optional(StatusPerangkat) }),
    /** With how many in all are silent, and how many clocks drift; without a wish these come first. */
    output: z.extend(pageOf(Perangkat), { diam: z.int(), bergeser: z.int() }),
  }),
  addPerangkat: endpoint({
    ...tulis,
    method: 'POST',
    path: '/orgs/{organisasi_id}/devices',
    summary: 'Mendaftarkan perangkat',
    input: PerangkatInput,
    output: Perangkat,
    created: true,
  }),
  /** What machines are told to send to: this server's name, and its port, which may be one for machines alone. */
  getAlamatMesin: endpoint({
    ...baca,
    access: 'perangkat.index',
    method: 'GET',
    path: '/orgs/{organisasi_id}/devices/alamat',
    summary: 'Melihat alamat bagi mesin',
    input: z.object({ organisasi_id: Id }),
    output: z.object({
      alamat: z.string(),
      /** Whether it is a name, which the machine has to look up, or the bare number of an address. */
      is_domain: z.boolean(),
      porta: z.int(),
      is_https: z.boolean(),
      /** Only the computer that the server runs on knows this address: no machine reaches it. */
      is_lokal: z.boolean(),
    }),
  }),
  getPerangkat: endpoint({
    ...baca,
    access: 'perangkat.show',
    method: 'GET',
    path: '/orgs/{organisasi_id}/devices/{perangkat_id}',
    summary: 'Melihat perangkat',
    input: Satu,
    output: PerangkatRinci,
  }),
  changePerangkat: endpoint({
    ...tulis,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/devices/{perangkat_id}',
    summary: 'Mengubah perangkat',
    input: z.extend(Satu, Isi),
    output: Perangkat,
  }),
  removePerangkat: endpoint({
    ...tulis,
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/devices/{perangkat_id}',
    summary: 'Menghapus perangkat',
    input: Satu,
    output: Kosong,
  }),
  changeStatusPerangkat: endpoint({
    ...tulis,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/devices/{perangkat_id}/status',
    summary: 'Mengubah status perangkat',
    input: z.extend(Satu, { status: StatusPerangkat, keterangan: kosongkan(teksPanjang(500)) }),
    output: Perangkat,
  }),
  /** Counts its lines and refusals from nought again. */
  resetHitPerangkat: endpoint({
    ...tulis,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/devices/{perangkat_id}/reset-hit',
    summary: 'Mengulang hitungan perangkat',
    input: Satu,
    output: Perangkat,
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_PERANGKAT = { perangkat: 'Perangkat' };
