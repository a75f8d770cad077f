import { Dijawab } from '../../persetujuan/dijawab.ts';
import { MilikSatu } from '../../persetujuan/milik-satu.ts';
import { pesanTerkirim } from '../../persetujuan/pesan-terkirim.ts';
import * as z from 'zod/mini';
import { UNGGAH_SWAFOTO } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import {
  Id,
  Instant,
  Jam,
  Lat,
  Lng,
  PageInput,
  pageOf,
  Tanggal,
  teksPanjang,
  teksPanjangWajib,
} from '../../kit/fields.ts';
import { KodeRadius } from '../../kit/kode.ts';
import { pesanTindakan } from '../../kit/pesan-tindakan.ts';
import { Tingkat } from '../kepercayaan/kepercayaan.ts';
import { KeputusanManual, PresensiManual, StatusManual } from './presensi-manual.ts';

const FilterManual = {
  ...PageInput.shape,
  organisasi_id: Id,
  status: z.optional(StatusManual),
  from: z.optional(Tanggal),
  to: z.optional(Tanggal),
};
const Satu = { organisasi_id: Id, presensi_manual_id: Id };
const Keterangan = { keterangan: z._default(teksPanjang(500), '') };
const DIPUTUSKAN = pesanTindakan('status', { '5': 'Presensi disetujui', '6': 'Presensi ditolak' });
const diDalam = { scope: 'organisasi', locked: 'linked' } as const;
const milikSendiri = { ...diDalam, who: 'own', access: null } as const;
const pembaca = { ...diDalam, who: 'reader', access: 'presensi-manual.index' } as const;
const operator = { ...diDalam, who: 'operator', access: 'presensi-manual.index' } as const;

export const presensiManual = {
  submitPresensiManual: endpoint({
    ...milikSendiri,
    method: 'POST',
    path: '/orgs/{organisasi_id}/presensi-manual',
    summary: 'Mengajukan presensi swafoto',
    /** Without tanggal and jam: now. */
    input: z.object({
      organisasi_id: Id,
      tanggal: z.optional(Tanggal),
      jam: z.optional(Jam),
      lat: Lat,
      lng: Lng,
      akurasi: z.optional(z.number().check(z.minimum(0), z.maximum(1_000_000))),
      is_lokasi_palsu: z._default(z.boolean(), false),
      keterangan: teksPanjangWajib(500),
    }),
    upload: { foto: UNGGAH_SWAFOTO },
    output: PresensiManual,
    idempotent: true,
    created: true,
    message: pesanTerkirim('Presensi swafoto'),
  }),
  listPresensiManualSendiri: endpoint({
    ...milikSendiri,
    method: 'GET',
    path: '/orgs/{organisasi_id}/presensi-manual',
    summary: 'Melihat presensi swafoto sendiri',
    input: z.object(FilterManual),
    output: pageOf(PresensiManual),
  }),
  cancelPresensiManual: endpoint({
    ...milikSendiri,
    method: 'POST',
    path: '/orgs/{organisasi_id}/presensi-manual/{presensi_manual_id}/batal',
    summary: 'Membatalkan presensi swafoto',
    input: z.object(Satu),
    output: PresensiManual,
    message: 'Permintaan dibatalkan',
  }),
  /** Those that wait for the caller's own decision; who decides needs no name. */
  listManualMenungguSaya: endpoint({
    ...milikSendiri,
    method: 'GET',
    path: '/orgs/{organisasi_id}/presensi-manual-menunggu',
    summary: 'Melihat presensi swafoto yang menunggu keputusan sendiri',
    input: z.object({ ...PageInput.shape, ...MilikSatu, organisasi_id: Id }),
    output: pageOf(PresensiManual),
  }),
  /** By whom the chain names, operator or not. */
  decideManualSebagaiPenyetuju: endpoint({
    ...milikSendiri,
    method: 'POST',
    path: '/orgs/{organisasi_id}/presensi-manual/{presensi_manual_id}/keputusan',
    summary: 'Memutuskan presensi swafoto sebagai penyetuju',
    input: z.object({ ...Satu, ...Keterangan, ...Dijawab, status: KeputusanManual }),
    output: PresensiManual,
    message: DIPUTUSKAN,
  }),
  listPresensiManual: endpoint({
    ...pembaca,
    method: 'GET',
    path: '/orgs/{organisasi_id}/presensi/manual',
    summary: 'Melihat presensi swafoto',
    input: z.object({
      ...FilterManual,
      user_id: z.optional(Id),
      group_id: z.optional(Id),
      radius: z.optional(z.array(KodeRadius)),
      kepercayaan: z.optional(Tingkat),
      /** By when it was submitted; the oldest first unless asked otherwise. */
      sort: z._default(z.enum(['dibuat_pada', '-dibuat_pada', 'kepercayaan']), 'dibuat_pada'),
    }),
    output: z.extend(pageOf(PresensiManual), {
      /** How many wait for a decision, whatever the filter asks. */
      diajukan: z.int(),
    }),
  }),
  getPresensiManual: endpoint({
    ...pembaca,
    method: 'GET',
    path: '/orgs/{organisasi_id}/presensi/manual/{presensi_manual_id}',
    summary: 'Melihat satu presensi swafoto',
    input: z.object(Satu),
    output: PresensiManual,
  }),
  listAktivitasManual: endpoint({
    ...pembaca,
    method: 'GET',
    path: '/orgs/{organisasi_id}/aktivitas/manual/{presensi_manual_id}',
    summary: 'Melihat perjalanan presensi swafoto',
    input: z.object(Satu),
    /** Every state that it went through, the first first. */
    output: z.array(
      z.object({
        status: StatusManual,
        is_permanen: z.boolean(),
        keterangan: z.nullable(z.string()),
        oleh: z.nullable(z.string()),
        pada: Instant,
      }),
    ),
  }),
  decidePresensiManual: endpoint({
    ...operator,
    method: 'POST',
    path: '/orgs/{organisasi_id}/presensi/approval/{presensi_manual_id}',
    summary: 'Memutuskan presensi swafoto',
    input: z.object({ ...Satu, ...Keterangan, ...Dijawab, status: KeputusanManual }),
    output: PresensiManual,
    message: DIPUTUSKAN,
  }),
  /** What cannot be moved is left as it is, and named. */
  decideBanyakManual: endpoint({
    ...operator,
    method: 'POST',
    path: '/orgs/{organisasi_id}/presensi/approval',
    summary: 'Memutuskan banyak presensi swafoto',
    input: z.object({
      organisasi_id: Id,
      permintaan: z.array(z.object({ presensi_manual_id: Id, ...Dijawab })).check(z.minLength(1), z.maxLength(500)),
      status: KeputusanManual,
      ...Keterangan,
    }),
    output: z.object({
      diputuskan: z.array(Id),
      dilewati: z.array(z.object({ presensi_manual_id: Id, nama: z.string(), pesan: z.string() })),
    }),
    message: (asked, answered) => {
      const { diputuskan } = answered as { diputuskan: readonly number[] };
      return diputuskan.length > 0 ? DIPUTUSKAN(asked, answered) : 'Tidak ada presensi yang diputuskan';
    },
  }),
  rejectManualPermanen: endpoint({
    ...operator,
    method: 'POST',
    path: '/orgs/{organisasi_id}/presensi/reject-permanen/{presensi_manual_id}',
    summary: 'Menolak presensi swafoto secara permanen',
    input: z.object({ ...Satu, ...Keterangan }),
    output: PresensiManual,
    message: 'Permintaan ditolak permanen',
  }),
  resetManualPermanen: endpoint({
    ...operator,
    method: 'POST',
    path: '/orgs/{organisasi_id}/presensi/reset-permanen/{presensi_manual_id}',
    summary: 'Membatalkan penolakan permanen presensi swafoto',
    input: z.object({ ...Satu, ...Keterangan }),
    output: PresensiManual,
    message: 'Penolakan permanen dibatalkan',
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_PRESENSI_MANUAL = { presensi_manual: 'Presensi swafoto' };
