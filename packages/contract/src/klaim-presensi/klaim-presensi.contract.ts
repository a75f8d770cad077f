import { pesanTindakan } from '../kit/pesan-tindakan.ts';
import { STATUS_KLAIM } from '@hadir/rules/klaim-presensi/tindakan-klaim.ts';
import * as z from 'zod/mini';
import { Dampak } from '../kehadiran/turunan/dampak.ts';
import { UNGGAH_LAMPIRAN } from '../kit/berkas.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Instant, Jam, kosongkan, Kosong, pageOf, PageInput, Tanggal, teksPanjang } from '../kit/fields.ts';
import { JalanPersetujuan } from '../persetujuan/jalan-persetujuan.ts';
import { Dijawab } from '../persetujuan/dijawab.ts';
import { MilikSatu } from '../persetujuan/milik-satu.ts';
import { pesanTerkirim } from '../persetujuan/pesan-terkirim.ts';
import { JenisKlaim, KeteranganKlaim } from './dasar/klaim-fields.ts';
import { klaimSesuaiJadwal } from './sesuai-jadwal/klaim-sesuai-jadwal.calls.ts';

const Status = z.enum(STATUS_KLAIM);

/** A claim: whole-day presence (`sehari`), or the times that it grants, for members on every date of a range. */
export const KlaimPresensi = z.object({
  presensi_klaim_id: Id,
  jenis: JenisKlaim,
  tgl_mulai: Tanggal,
  tgl_selesai: Tanggal,
  sehari: z.boolean(),
  jam_masuk: z.nullable(Jam),
  jam_pulang: z.nullable(Jam),
  keterangan: z.string(),
  /** The attachment's name; the file is at `klaim-presensi/{presensi_klaim_id}/lampiran`. */
  lampiran: z.nullable(z.string()),
  status: Status,
  /** The remark of whoever decided or cancelled. */
  catatan: z.nullable(z.string()),
  dibuat_oleh: z.nullable(z.string()),
  dibuat_pada: Instant,
  diputuskan_oleh: z.nullable(z.string()),
  diputuskan_user_id: z.nullable(Id),
  diputuskan_pada: z.nullable(Instant),
  anggota: z.array(z.object({ user_id: Id, nama: z.string(), nip: z.nullable(z.string()) })),
  /** The first work day of a frozen month, while it waits: it can only be rejected then (aturan/verval#beku). */
  hari_beku: z.nullable(Tanggal),
  persetujuan: JalanPersetujuan,
});
export type KlaimPresensi = z.output<typeof KlaimPresensi>;

const Isi = {
  organisasi_id: Id,
  /** 0 is every member; left out: oneself. */
  user_id: z.optional(
    z.array(z.int().check(z.minimum(0), z.maximum(2_147_483_647))).check(z.minLength(1), z.maxLength(1000)),
  ),
  jenis: JenisKlaim,
  tgl_mulai: Tanggal,
  /** Left out: one day. */
  tgl_selesai: kosongkan(Tanggal),
  sehari: z._default(z.boolean(), false),
  jam_masuk: kosongkan(Jam),
  jam_pulang: kosongkan(Jam),
  ...KeteranganKlaim,
};
export const IsiKlaim = z.object(Isi);
export type IsiKlaim = z.output<typeof IsiKlaim>;

const Satu = { organisasi_id: Id, presensi_klaim_id: Id };
const diDalam = { scope: 'organisasi', access: 'presensi-klaim.index', locked: 'linked' } as const;
const Diubah = z.extend(KlaimPresensi, { dampak: Dampak });

export const klaimPresensi = {
  listKlaimPresensi: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/klaim-presensi',
    summary: 'Melihat klaim presensi',
    who: 'reader',
    /** `q` looks in members' names and remarks; from and to are dates that a claim reaches into. */
    input: z.object({
      organisasi_id: Id,
      ...PageInput.shape,
      status: z.optional(Status),
      jenis: z.optional(JenisKlaim),
      user_id: z.optional(Id),
      /** One of whose members the claim is for, by the group he was in on its first day. */
      group_id: z.optional(Id),
      from: z.optional(Tanggal),
      to: z.optional(Tanggal),
    }),
    output: z.extend(pageOf(KlaimPresensi), {
      /** How many wait for a decision, whatever the filter asks. */
      diajukan: z.int(),
    }),
  }),
  /** A member's own; they need no name (aturan/perbaikan#memutuskan). */
  listKlaimSendiri: endpoint({
    ...diDalam,
    access: null,
    method: 'GET',
    path: '/orgs/{organisasi_id}/klaim-presensi-saya',
    summary: 'Melihat klaim presensi sendiri',
    who: 'own',
    /** `from` and `to` are dates that a claim reaches into. */
    input: z.object({
      organisasi_id: Id,
      ...PageInput.shape,
      status: z.optional(Status),
      from: z.optional(Tanggal),
      to: z.optional(Tanggal),
    }),
    output: pageOf(KlaimPresensi),
    whenInactive: true,
  }),
  /** Those that wait for the caller's own decision; who decides needs no name. */
  listKlaimMenungguSaya: endpoint({
    ...diDalam,
    access: null,
    method: 'GET',
    path: '/orgs/{organisasi_id}/klaim-presensi-menunggu',
    summary: 'Melihat klaim presensi yang menunggu keputusan sendiri',
    who: 'own',
    input: z.object({ organisasi_id: Id, ...PageInput.shape, ...MilikSatu }),
    output: pageOf(KlaimPresensi),
  }),
  /** A member's goes through the chain, an operator's is in force at once but for his own days, which another decides. */
  submitKlaim: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/klaim-presensi',
    summary: 'Membuat klaim presensi',
    who: 'own',
    input: IsiKlaim,
    upload: { lampiran: UNGGAH_LAMPIRAN },
    /** What it does, also where it waits for a decision and `preview` asks. */
    output: z.extend(Diubah, {
      /** Of an operator's claim for others too: that for himself, which another decides. */
      klaim_sendiri_id: z.nullable(Id),
    }),
    created: true,
    message: pesanTerkirim('Ajuan perubahan', 'Perubahan hari disimpan'),
  }),
  /** A member's own needs no name. */
  getKlaim: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/klaim-presensi/{presensi_klaim_id}',
    summary: 'Melihat satu klaim presensi',
    who: 'reader',
    input: z.object(Satu),
    output: KlaimPresensi,
    alsoMembers: true,
    whenInactive: true,
  }),
  getLampiranKlaim: endpoint({
    ...diDalam,
    access: null,
    method: 'GET',
    path: '/orgs/{organisasi_id}/klaim-presensi/{presensi_klaim_id}/lampiran',
    summary: 'Mengunduh lampiran klaim presensi',
    who: 'own',
    input: z.object(Satu),
    output: z.null(),
    download: UNGGAH_LAMPIRAN.types,
    peka: 'lampiran',
    whenInactive: true,
  }),
  changeKlaim: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/klaim-presensi/{presensi_klaim_id}',
    summary: 'Mengubah klaim presensi',
    who: 'operator',
    input: z.object({ ...Isi, presensi_klaim_id: Id }),
    upload: { lampiran: UNGGAH_LAMPIRAN },
    output: Diubah,
  }),
  /** By whom the chain names; without one by any operator. Who decides needs no name. */
  decideKlaim: endpoint({
    ...diDalam,
    access: null,
    method: 'POST',
    path: '/orgs/{organisasi_id}/klaim-presensi/{presensi_klaim_id}/keputusan',
    summary: 'Memutuskan klaim presensi',
    message: pesanTindakan('keputusan', { setujui: 'Klaim disetujui', tolak: 'Klaim ditolak' }),
    who: 'own',
    input: z.object({
      ...Satu,
      keputusan: z.enum(['setujui', 'tolak']),
      keterangan: z._default(teksPanjang(1000), ''),
      ...Dijawab,
      /** Only shows what the days come to once every level has approved. */
      preview: z._default(z.boolean(), false),
    }),
    output: Diubah,
  }),
  /** Restores what was derived before. */
  cancelKlaim: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/batal-klaim',
    summary: 'Membatalkan klaim presensi',
    message: 'Klaim dibatalkan',
    who: 'own',
    input: z.object({ ...Satu, keterangan: z._default(teksPanjang(1000), '') }),
    output: Diubah,
  }),
  /** Of one that has no effect; one in force is cancelled first. */
  removeKlaim: endpoint({
    ...diDalam,
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/klaim-presensi/{presensi_klaim_id}',
    summary: 'Menghapus klaim presensi',
    who: 'operator',
    input: z.object(Satu),
    output: Kosong,
  }),
  ...klaimSesuaiJadwal,
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_KLAIM_PRESENSI = { presensi_klaim: 'Ubah presensi' };
