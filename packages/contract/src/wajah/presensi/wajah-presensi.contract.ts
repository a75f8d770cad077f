import { kodeDari } from '../../kit/kode.ts';
import { HASIL_WAJAH } from '@hadir/rules/kode/hasil-wajah.ts';
import { SUMBER_PRESENSI } from '@hadir/rules/presensi/ketukan/event-presensi.ts';
import { SEBAB_TAK_JELAS } from '@hadir/rules/wajah/judge-potret.ts';
import * as z from 'zod/mini';
import { AnggotaRingkas } from '../../kehadiran/hari/baris-kehadiran.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { BigId, Id, Instant, Jam, pageOf, PageInput, Tanggal, teksPanjang } from '../../kit/fields.ts';

/** What comparing a selfie came to. Distances are told with the threshold that they were judged by. */
const Hasil = {
  /** A person's word where there is one, else the machine's; null where neither says. */
  is_face_verified: z.nullable(kodeDari(HASIL_WAJAH)),
  jarak: z.nullable(z.number()),
  ambang: z.nullable(z.number()),
  /** Why the machine does not say. */
  sebab: z.nullable(z.enum(SEBAB_TAK_JELAS)),
  dinilai_pada: z.nullable(Instant),
  /** A person's word. */
  putusan: z.nullable(kodeDari(HASIL_WAJAH)),
  keterangan: z.nullable(z.string()),
  diputuskan_oleh: z.nullable(z.string()),
  diputuskan_pada: z.nullable(Instant),
};

/** The comparison of one event; `dinilai_pada` is null where it was not made. */
export const WajahPresensi = z.object({
  ...Hasil,
  presensi_id: BigId,
  user_id: Id,
  ada_foto: z.boolean(),
  /** Whether faces are compared in the organisation today. */
  is_wajah: z.boolean(),
  /** The enrolment that counts today, whose photos stand beside the selfie. */
  wajah_id: z.nullable(Id),
  /** Whether the reader may see its photos: who only decides the request may not. */
  is_potret_terlihat: z.boolean(),
});
export type WajahPresensi = z.output<typeof WajahPresensi>;

/** A selfie that a person looks at, beside whose it should be. */
export const WajahDitinjau = z.object({
  ...Hasil,
  presensi_id: BigId,
  anggota: AnggotaRingkas,
  waktu: Instant,
  /** By the clocks of its place. */
  tanggal: Tanggal,
  jam: Jam,
  timezone: z.string(),
  sumber: z.enum(SUMBER_PRESENSI),
  ada_foto: z.boolean(),
  wajah_id: z.nullable(Id),
});
export type WajahDitinjau = z.output<typeof WajahDitinjau>;

export const wajahPresensi = {
  getWajahPresensi: endpoint({
    scope: 'organisasi',
    who: 'reader',
    access: 'presensi.daftar-presensi',
    locked: 'no',
    method: 'GET',
    path: '/orgs/{organisasi_id}/presensi/{presensi_id}/wajah',
    summary: 'Melihat pencocokan wajah satu presensi',
    input: z.object({ organisasi_id: Id, presensi_id: BigId }),
    output: WajahPresensi,
  }),
  /** Selfies that are not alike or not clear, the oldest first while they wait. Requests with a selfie are not among them. */
  listWajahDitinjau: endpoint({
    scope: 'organisasi',
    who: 'reader',
    access: 'presensi-manual.index',
    locked: 'linked',
    method: 'GET',
    path: '/orgs/{organisasi_id}/presensi/wajah',
    summary: 'Melihat swafoto yang wajahnya perlu ditinjau',
    input: z.object({
      ...PageInput.shape,
      organisasi_id: Id,
      status: z._default(z.enum(['menunggu', 'diputuskan']), 'menunggu'),
    }),
    output: z.extend(pageOf(WajahDitinjau), { menunggu: z.int() }),
  }),
  /** Says whose face it is. The events themselves count as before. */
  decideWajah: endpoint({
    scope: 'organisasi',
    who: 'operator',
    access: 'presensi.daftar-presensi',
    locked: 'linked',
    method: 'POST',
    path: '/orgs/{organisasi_id}/presensi/wajah/putusan',
    summary: 'Memutuskan wajah swafoto',
    input: z.object({
      organisasi_id: Id,
      presensi_id: z.array(BigId).check(z.minLength(1), z.maxLength(500)),
      is_face_verified: kodeDari(HASIL_WAJAH),
      keterangan: z._default(teksPanjang(500), ''),
    }),
    output: z.object({ presensi_id: z.array(BigId) }),
    message: 'Putusan wajah disimpan',
  }),
};
