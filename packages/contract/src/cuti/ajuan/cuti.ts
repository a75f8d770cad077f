import { TINDAKAN_AJUAN } from '@hadir/rules/cuti/ajuan/list-tindakan-cuti.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { KEPUTUSAN_CUTI } from '@hadir/rules/cuti/ajuan/tindakan-cuti.ts';
import * as z from 'zod/mini';
import { Id, Instant, Tanggal } from '../../kit/fields.ts';
import { Gender, kodeDari } from '../../kit/kode.ts';
import { KeanggotaanBerakhir } from '../../anggota/daftar/keanggotaan-berakhir.ts';
import { JalanPersetujuan, PutusanJenjang } from '../../persetujuan/jalan-persetujuan.ts';
import { LiburBelum } from './libur-belum.ts';

export const StatusCuti = kodeDari(STATUS_CUTI);
export const SetengahHari = z.enum(['pagi', 'siang']);
const KeputusanCuti = z.enum(KEPUTUSAN_CUTI);

/** A leave request as lists show it. */
export const Cuti = z.object({
  cuti_id: Id,
  user_id: Id,
  nama: z.string(),
  nip: z.nullable(z.string()),
  jabatan: z.nullable(z.string()),
  gender: Gender,
  file_foto: z.nullable(z.string()),
  nama_group: z.nullable(z.string()),
  cuti_kategori_id: Id,
  kategori: z.string(),
  is_saldo: z.boolean(),
  tgl_awal: Tanggal,
  tgl_akhir: Tanggal,
  /** What was asked for; other than the dates above where an approver changed them. */
  tgl_awal_ajuan: Tanggal,
  tgl_akhir_ajuan: Tanggal,
  setengah_hari: z.nullable(SetengahHari),
  /** Counted days. */
  jumlah_hari: z.number(),
  keterangan: z.string(),
  alamat: z.nullable(z.string()),
  has_lampiran: z.boolean(),
  status: StatusCuti,
  /** Null as long as nothing is decided, and of what ended with the membership instead. */
  keputusan: z.nullable(KeputusanCuti),
  /** Of an approved leave that was cancelled: its first day that is not taken. */
  tgl_batal: z.nullable(Tanggal),
  /** Of its way what it takes to decide it from a list; the rest stands on the request itself. */
  persetujuan: z.pick(JalanPersetujuan, { urutan: true, versi: true }),
  dibuat_pada: Instant,
  diajukan_pada: z.nullable(Instant),
  diputuskan_pada: z.nullable(Instant),
});
export type Cuti = z.output<typeof Cuti>;

/** A request in the queue of who may decide it: with what stands in its way. */
export const CutiMenunggu = z.extend(Cuti, {
  /** What is left of the category's balance today; null where none is drawn on. */
  sisa: z.nullable(z.number()),
  /** Its first day that is frozen while it waits: it cannot be approved until that month is opened. */
  hari_beku: z.nullable(Tanggal),
  /** While it waits, its days that stand as attended; half a day is not asked about. */
  hari_masuk: z.array(Tanggal),
  /** While it waits, where a confirmed transfer ends the membership before its last day; null where none does. */
  keanggotaan_berakhir: z.nullable(KeanggotaanBerakhir),
  /** The coming years of which its number of days may still change. */
  libur_belum: z.array(LiburBelum),
  /** While it waits, who else of the member's group is away, or asks to be, on these dates: the spans of the first three people. */
  bentrok: z.array(
    z.object({ user_id: Id, nama: z.string(), tgl_awal: Tanggal, tgl_akhir: Tanggal, status: StatusCuti }),
  ),
  /** How many people there are besides those three. */
  rekan_lain: z.int(),
});
export type CutiMenunggu = z.output<typeof CutiMenunggu>;

/** A step of a request that was no level's decision. */
const RiwayatCuti = z.object({
  tindakan: z.enum(['diajukan', 'ditarik', 'ditolak', 'dibatalkan', 'perubahan ditolak', 'hari dikembalikan']),
  status: StatusCuti,
  keterangan: z.nullable(z.string()),
  tgl_awal: Tanggal,
  tgl_akhir: Tanggal,
  /** Null where nobody did it: the leave ended with its member's membership. */
  nama: z.nullable(z.string()),
  waktu: Instant,
});
export type RiwayatCuti = z.output<typeof RiwayatCuti>;

/** A level's decision on leave: by what word, and the dates that it left or gave. */
const PutusanCuti = z.extend(PutusanJenjang, { keputusan: KeputusanCuti, tgl_awal: Tanggal, tgl_akhir: Tanggal });
export type PutusanCuti = z.output<typeof PutusanCuti>;

/** What the caller may do with a request now. */
export const TindakanAjuan = z.enum(TINDAKAN_AJUAN);
export type TindakanAjuan = z.output<typeof TindakanAjuan>;

export const DetailCuti = z.extend(CutiMenunggu, {
  /** Of a draft what its attachment calls itself; null where there is none, and of all that was sent. */
  nama_lampiran: z.nullable(z.string()),
  hari: z.array(z.object({ tanggal: Tanggal, hari: z.number() })),
  /** Of one in force its days that no balance pays, and what is missing of each: called off half-way, those taken before. */
  hari_kurang: z.array(z.object({ tanggal: Tanggal, hari: z.number() })),
  /** Its days that were given back after all; they cost nothing, and are judged as any other day. */
  hari_kembali: z.array(Tanggal),
  /** Its days on which the group is beyond what the category allows while it waits; null where there are none. */
  rekan_penuh: z.nullable(
    z.object({
      tindakan: z.enum(['ingatkan', 'tolak']),
      /** How many may be away, of how many in the group; who asks is among both. */
      maks: z.int(),
      anggota: z.int(),
      hari: z.array(
        z.object({ tanggal: Tanggal, rekan: z.array(z.object({ user_id: Id, nama: z.string(), status: StatusCuti })) }),
      ),
    }),
  ),
  /** Of a draft the levels that it would go through. */
  persetujuan: z.extend(JalanPersetujuan, { putusan: z.array(PutusanCuti) }),
  riwayat: z.array(RiwayatCuti),
  tindakan: z.array(TindakanAjuan),
});
export type DetailCuti = z.output<typeof DetailCuti>;
