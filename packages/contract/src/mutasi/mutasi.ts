import { JENIS_MUTASI } from '@hadir/rules/mutasi/jenis-mutasi.ts';
import { PENUNGGU_MUTASI } from '@hadir/rules/mutasi/penunggu-mutasi.ts';
import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import * as z from 'zod/mini';
import { AnggotaFields, EmailOpsional } from '../anggota/daftar/anggota-fields.ts';
import {
  Id,
  Instant,
  kosongkan,
  SortedPageInput,
  pageOf,
  Tanggal,
  teks,
  teksPanjang,
  teksPanjangWajib,
} from '../kit/fields.ts';
import { kodeDari } from '../kit/kode.ts';

const JenisMutasi = z.enum(JENIS_MUTASI);
const StatusMutasi = kodeDari(STATUS_AKSES);

/** What goes along on the day: told before, and kept as it was. */
export const IkutPindah = z.object({
  saldo: z.array(
    z.object({
      kategori: z.string(),
      /** The category there; null where there is none, and the days stay at the origin. */
      kategori_tujuan: z.nullable(z.string()),
      lot: z.array(z.object({ tahun: z.int(), sisa: z.number(), kedaluwarsa: z.nullable(Tanggal) })),
    }),
  ),
  /** Requests that end with the membership. */
  ajuan: z.array(z.object({ nama: z.string(), tgl_awal: Tanggal, tgl_akhir: Tanggal })),
  /** How many these are, told to a destination of another tenant in place of what they are; there are none above then. */
  jumlah_ajuan: z.optional(z.int()),
  /** The first day of leave that waits, by which the transfer is held once its day has come; until then told beforehand. */
  cuti_menunggu: z.optional(Tanggal),
  /** Days of the origin's roster from that day on, which count no more. */
  hari_roster: z.int(),
  grup: z.nullable(z.string()),
  /** Hours of the first week there, by the schedule in force. */
  jadwal: z.array(z.object({ tanggal: Tanggal, nama: z.nullable(z.string()), jam: z.nullable(z.string()) })),
  /** Another tenant's group and hours, told to the origin once that tenant has agreed; until then there are none above. */
  is_tujuan_tertutup: z.optional(z.boolean()),
  /** Of who is lent: on how many days of that week the hours of both places lie one on the other. */
  bentrok: z.optional(z.int()),
  /** Where the origin has lent him to beyond that day: there he stays. Told to the origin alone. */
  perbantuan: z.optional(z.array(z.object({ tujuan: z.string(), tgl_selesai: Tanggal }))),
  /** The first day there, where its hours had begun or were over before he belonged there: late, or absent. */
  hari_pertama: z.optional(z.object({ tanggal: Tanggal, jam: z.string(), keadaan: z.enum(['mulai', 'lewat']) })),
  /**
   * Of who leaves for nowhere, what his account is good for: his own past alone, nothing where he never set a password, or
   * what it was where he belongs elsewhere too or looks after the tenant.
   */
  akun_berhenti: z.optional(z.enum(['riwayat', 'tanpa_sandi', 'anggota_lain', 'admin'])),
  /** Another tenant: a new account there, and whether this one ends. */
  is_akun_baru: z.boolean(),
  is_akun_berakhir: z.boolean(),
});
export type IkutPindah = z.output<typeof IkutPindah>;

export const Mutasi = z.object({
  mutasi_id: Id,
  jenis: JenisMutasi,
  status: StatusMutasi,
  /** For whom the caller may act. */
  sisi: z.enum(['asal', 'tujuan', 'keduanya']),
  user_id: z.nullable(Id),
  nama: z.string(),
  nip: z.nullable(z.string()),
  jabatan: z.nullable(z.string()),
  asal: z.string(),
  tujuan: z.nullable(z.string()),
  /** Where the caller may say where he is put; null where it is not the caller's. */
  tujuan_organisasi_id: z.nullable(Id),
  is_antar_tenant: z.boolean(),
  tgl_mulai: Tanggal,
  tgl_selesai: z.nullable(Tanggal),
  keterangan: z.string(),
  pembuat: z.string(),
  dibuat_pada: Instant,
  diajukan_pada: z.nullable(Instant),
  pemutus: z.nullable(z.string()),
  diputuskan_pada: z.nullable(Instant),
  keterangan_putusan: z.nullable(z.string()),
  dipindahkan_pada: z.nullable(Instant),
  /** Why it did not move on its day. */
  tertahan: z.nullable(z.string()),
  /** What the caller may do with it now. */
  boleh: z.object({ konfirmasi: z.boolean(), batal: z.boolean() }),
});
export type Mutasi = z.output<typeof Mutasi>;

const FilterMutasi = {
  status: z.optional(StatusMutasi),
  jenis: z.optional(JenisMutasi),
  arah: z.optional(z.enum(['keluar', 'masuk'])),
  user_id: z.optional(Id),
};
export const DaftarMutasiInput = z.extend(SortedPageInput, FilterMutasi);

export const DaftarMutasi = z.extend(pageOf(Mutasi), {
  /** How many wait for the caller's side, whatever is searched. */
  menunggu: z.int(),
});

/** `preview` writes nothing and tells what would go along. */
const Pratinjau = z.object({
  bawaan: z.nullable(IkutPindah),
  hambatan: z.nullable(z.string()),
  /** Who has yet to decide once it is sent: the destination's operator, or its tenant's admin where the edition locks it for him. */
  menunggu: z.nullable(z.enum(PENUNGGU_MUTASI)),
});
export type PratinjauMutasi = z.output<typeof Pratinjau>;
export const MutasiDetail = z.extend(Mutasi, Pratinjau.shape);
export type MutasiDetail = z.output<typeof MutasiDetail>;

export const MutasiIsi = {
  user_id: Id,
  jenis: JenisMutasi,
  /** The code of the institution that he comes to. */
  tujuan_kode: kosongkan(teks(60)),
  tgl_mulai: Tanggal,
  tgl_selesai: kosongkan(Tanggal),
  keterangan: teksPanjangWajib(500),
  /** Left out, it is only written down and can be sent later. */
  is_ajukan: z._default(z.boolean(), true),
  preview: z._default(z.boolean(), false),
};

/** The status by which the caller decides; left out, the one that it has when he asks. */
const Dilihat = { status: z.optional(StatusMutasi) };

/** Where he is put at the destination. */
export const TempatMutasi = {
  group_id: kosongkan(Id),
  lokasi_presensi_ids: z.optional(z.array(Id).check(z.maxLength(50))),
  pin: AnggotaFields.pin,
};

/** Where the destination puts him; the origin leaves all of it out. */
export const PenempatanMutasi = {
  ...TempatMutasi,
  /** Of the new account in another tenant, where his own address cannot go along. */
  email: EmailOpsional,
  ...Dilihat,
  preview: z._default(z.boolean(), false),
};

export const BatalMutasi = { keterangan: teksPanjang(500, 3), ...Dilihat };

/** Where one may be moved to: the own tenant's by name or code, another's by the whole code. */
export const TujuanMutasi = z.array(
  z.object({ organisasi_id: Id, kode_organisasi: z.string(), nama: z.string(), is_antar_tenant: z.boolean() }),
);
export const CariTujuan = { q: z.optional(teks(100)) };
