import { KEADAAN_KUESIONER } from '@hadir/rules/kuesioner/keadaan-kuesioner.ts';
import * as z from 'zod/mini';
import { UNGGAH_LAMPIRAN } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, pageOf, PageInput, Tanggal } from '../../kit/fields.ts';
import { KuesionerIsian } from '../daftar/kuesioner-baris.ts';
import { DaftarJawaban, SidikSusunan } from '../daftar/susunan.ts';

const Satu = { organisasi_id: Id, kuesioner_id: Id };
const sendiri = { scope: 'organisasi', who: 'own', access: null, locked: 'linked' } as const;
const Terkirim = z.object({ kuesioner_id: Id, tanggal: Tanggal, ucapan: z.string() });

/** A member answers what was published for him. */
export const jawabKuesioner = {
  /** What is published for the caller, unanswered first; `belum` is how many he may answer today. */
  listKuesionerSendiri: endpoint({
    ...sendiri,
    method: 'GET',
    path: '/orgs/{organisasi_id}/kuesioner/riwayat',
    summary: 'Melihat kuesioner sendiri',
    input: z.object({ organisasi_id: Id, ...PageInput.shape, sudah: z.optional(z.boolean()) }),
    output: z.extend(
      pageOf(
        z.object({
          kuesioner_id: Id,
          judul: z.string(),
          keterangan: z.string(),
          keadaan: z.enum(KEADAAN_KUESIONER),
          is_anonim: z.boolean(),
          tgl_mulai: z.nullable(Tanggal),
          tgl_selesai: z.nullable(Tanggal),
          jumlah_pertanyaan: z.int(),
          /** The day on which he sent his answers. */
          dijawab: z.nullable(Tanggal),
          has_draf: z.boolean(),
        }),
      ),
      { belum: z.int() },
    ),
  }),
  countKuesionerBelum: endpoint({
    ...sendiri,
    method: 'GET',
    path: '/orgs/{organisasi_id}/kuesioner/belum',
    summary: 'Menghitung kuesioner yang belum dijawab',
    input: z.object({ organisasi_id: Id }),
    output: z.object({ jumlah: z.int() }),
  }),
  /** The questions with what the caller has filled in so far, or has sent (of an anonymous one nothing can be shown again). */
  getIsianKuesioner: endpoint({
    ...sendiri,
    method: 'GET',
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}/isian',
    summary: 'Membuka kuesioner untuk dijawab',
    input: z.object(Satu),
    output: z.extend(KuesionerIsian, {
      kuesioner_id: Id,
      keadaan: z.enum(KEADAAN_KUESIONER),
      dijawab: z.nullable(Tanggal),
      jawaban: DaftarJawaban,
      /** How often the draft was saved: more than this device did where another wrote between. */
      versi_draf: z.int(),
    }),
  }),
  /** The caller's draft, from whichever device; as far as it goes, so it need not be complete. */
  saveDrafKuesioner: endpoint({
    ...sendiri,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}/isian',
    summary: 'Menyimpan isian kuesioner',
    /** Of `diubah` alone `jawaban` is taken, so that what another device wrote meanwhile stays; of all where it is not given. */
    input: z.object({
      ...Satu,
      jawaban: DaftarJawaban,
      diubah: z.optional(z.array(Id).check(z.maxLength(500))),
    }),
    output: z.object({ versi_draf: z.int() }),
    unrecorded: true,
    message: 'Isian tersimpan',
  }),
  /** Once per member; sent again under its key it answers the same. Refusals name the question: `jawaban.{pertanyaan_id}`. */
  submitRespons: endpoint({
    ...sendiri,
    method: 'POST',
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}/respons',
    summary: 'Menjawab kuesioner',
    input: z.object({ ...Satu, jawaban: DaftarJawaban, susunan: SidikSusunan }),
    output: Terkirim,
    created: true,
    idempotent: true,
    unmarked: true,
    message: 'Jawaban Anda terkirim',
  }),
  /** A file as the answer to a question of kind berkas; its number is the answer. */
  uploadBerkasKuesioner: endpoint({
    ...sendiri,
    method: 'POST',
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}/berkas',
    summary: 'Mengunggah berkas jawaban kuesioner',
    input: z.object({ ...Satu, pertanyaan_id: z.int().check(z.positive(), z.maximum(10_000)) }),
    upload: { berkas: { ...UNGGAH_LAMPIRAN, required: true } },
    output: z.object({ berkas_id: z.uuid(), nama: z.string() }),
    created: true,
  }),
  /** To whoever sent it, and to those who read the results. */
  getBerkasKuesioner: endpoint({
    ...sendiri,
    method: 'GET',
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}/berkas/{berkas_id}',
    summary: 'Mengunduh berkas jawaban kuesioner',
    input: z.object({ ...Satu, berkas_id: z.uuid() }),
    output: z.null(),
    download: UNGGAH_LAMPIRAN.types,
    peka: 'lampiran',
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_JAWAB_KUESIONER = { berkas: 'Berkas jawaban' };
