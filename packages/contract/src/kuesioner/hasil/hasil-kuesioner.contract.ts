import * as z from 'zod/mini';
import { XLSX } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Instant, pageOf, PageInput, Tanggal } from '../../kit/fields.ts';
import { Unduhan } from '../../kit/pekerjaan/unduhan.ts';
import { HasilKuesioner } from './hasil.ts';
import { Jawaban } from '../daftar/susunan.ts';

const Satu = { organisasi_id: Id, kuesioner_id: Id };
const Nomor = z.int().check(z.positive(), z.maximum(10_000));
/** Of an anonymous questionnaire only by an answer; of a named one also by the group of that time and by days. */
const Saring = {
  group_id: z.optional(Id),
  from: z.optional(Tanggal),
  to: z.optional(Tanggal),
  /** Who answered this question (pilihan or skala) so; both or none. */
  saring_pertanyaan_id: z.optional(Nomor),
  saring_nilai: z.optional(z.int()),
};
const membaca = {
  scope: 'organisasi',
  who: 'operator',
  access: 'kuesioner.index',
  locked: 'linked',
  method: 'GET',
} as const;
/** The results in numbers, or each answer whole. */
export const ISI_UNDUHAN = ['hasil', 'jawaban'] as const;
const Butir = z.object({ nilai: z.nullable(z.int()), teks: z.string() });

/** What was answered, to those who run the questionnaire and those who watch. */
export const hasilKuesioner = {
  getHasilKuesioner: endpoint({
    ...membaca,
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}/hasil',
    summary: 'Melihat hasil kuesioner',
    input: z.object({ ...Satu, ...Saring }),
    output: HasilKuesioner,
  }),
  /** How many answered on each day, in order; of an anonymous one by who took part, never by what was said. */
  listHasilHarian: endpoint({
    ...membaca,
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}/hasil/harian',
    summary: 'Melihat jumlah jawaban kuesioner per hari',
    input: z.object(Satu),
    output: z.array(z.object({ tanggal: Tanggal, jumlah: z.int() })),
  }),
  /** One question by group of the answerer; of named questionnaires only. `grup` null: without group, or by the link. */
  listHasilGrup: endpoint({
    ...membaca,
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}/hasil/grup',
    summary: 'Melihat hasil kuesioner per grup',
    input: z.object({ ...Satu, pertanyaan_id: Nomor }),
    output: z.array(
      z.object({
        group_id: z.nullable(Id),
        grup: z.nullable(z.string()),
        jumlah: z.int(),
        rata_rata: z.nullable(z.number()),
        butir: z.array(z.object({ baris_id: z.nullable(z.int()), nilai: z.int(), jumlah: z.int() })),
      }),
    ),
  }),
  /**
   * Two questions (pilihan, beberapa, skala) against each other: `sel[row][column]`, null where it is hidden. Of an
   * anonymous one the rows are of a pilihan or skala, and rows of fewer than five, or whose rest would be, are hidden.
   */
  getHasilSilang: endpoint({
    ...membaca,
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}/hasil/silang',
    summary: 'Melihat tabel silang hasil kuesioner',
    input: z.object({ ...Satu, baris_pertanyaan_id: Nomor, kolom_pertanyaan_id: Nomor }),
    output: z.object({
      is_terbuka: z.boolean(),
      /** The last row and column (`nilai` null) are of those who answered one question and not the other. */
      baris: z.array(Butir),
      kolom: z.array(Butir),
      sel: z.array(z.array(z.nullable(z.int()))),
    }),
  }),
  /** Free texts, of an anonymous questionnaire in no order that tells. */
  listHasilTeks: endpoint({
    ...membaca,
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}/hasil/teks',
    summary: 'Membaca jawaban teks kuesioner',
    input: z.object({ ...Satu, ...Saring, ...PageInput.shape, pertanyaan_id: Nomor }),
    output: z.extend(
      pageOf(
        z.object({
          teks: z.string(),
          /** Null of anonymous ones and of those by the link. */
          user_id: z.nullable(Id),
          nama: z.nullable(z.string()),
          tanggal: z.nullable(Tanggal),
        }),
      ),
      { is_terbuka: z.boolean() },
    ),
  }),
  /** Each answer whole, the latest first; refused of an anonymous questionnaire, and to those who only watch. Of one member with `user_id`; to a plain member his own. */
  listRespons: endpoint({
    ...membaca,
    who: 'reader',
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}/respons',
    summary: 'Melihat jawaban kuesioner satu per satu',
    input: z.object({ ...Satu, ...PageInput.shape, user_id: z.optional(Id) }),
    output: pageOf(
      z.object({
        respons_id: z.uuid(),
        user_id: z.nullable(Id),
        nama: z.nullable(z.string()),
        grup: z.nullable(z.string()),
        dikirim_pada: z.nullable(Instant),
        jawaban: z.array(Jawaban),
      }),
    ),
  }),
  /** Has a workbook made in the background: the results, or (refused of an anonymous questionnaire) each answer whole. */
  generateUnduhanKuesioner: endpoint({
    ...membaca,
    method: 'POST',
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}/unduhan',
    summary: 'Meminta unduhan hasil kuesioner',
    input: z.object({ ...Satu, isi: z._default(z.enum(ISI_UNDUHAN), 'hasil') }),
    output: Unduhan,
    created: true,
    ofOneself: true,
    message: 'Unduhan sedang disiapkan',
  }),
  /** The caller's own latest. */
  listUnduhanKuesioner: endpoint({
    ...membaca,
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}/unduhan',
    summary: 'Melihat unduhan hasil kuesioner',
    input: z.object(Satu),
    output: z.array(Unduhan),
  }),
  exportHasilKuesioner: endpoint({
    ...membaca,
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}/unduhan/{unduhan_id}',
    summary: 'Mengunduh hasil kuesioner',
    input: z.object({ ...Satu, unduhan_id: z.uuid() }),
    output: z.null(),
    download: [XLSX],
  }),
  printHasilKuesioner: endpoint({
    ...membaca,
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}/hasil/cetak',
    summary: 'Mencetak hasil kuesioner',
    input: z.object({ ...Satu, ...Saring }),
    output: z.null(),
    download: ['application/pdf'],
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_HASIL_KUESIONER = { unduhan: 'Unduhan' };
