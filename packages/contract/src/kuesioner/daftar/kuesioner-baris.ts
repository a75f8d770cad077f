import { KEADAAN_KUESIONER, STATUS_KUESIONER } from '@hadir/rules/kuesioner/keadaan-kuesioner.ts';
import { SASARAN_KUESIONER } from '@hadir/rules/kuesioner/sasaran.ts';
import * as z from 'zod/mini';
import { Id, Instant, Tanggal } from '../../kit/fields.ts';
import { Bagian } from './susunan.ts';

/** A questionnaire in lists. */
export const Kuesioner = z.object({
  kuesioner_id: Id,
  judul: z.string(),
  keterangan: z.string(),
  status: z.enum(STATUS_KUESIONER),
  /** What it is today, by its status and days; screens show this one. */
  keadaan: z.enum(KEADAAN_KUESIONER),
  is_anonim: z.boolean(),
  sasaran: z.enum(SASARAN_KUESIONER),
  tgl_mulai: z.nullable(Tanggal),
  tgl_selesai: z.nullable(Tanggal),
  jumlah_pertanyaan: z.int(),
  /** Members whom it is for, today. */
  jumlah_sasaran: z.int(),
  /** Members who have sent their answers. */
  jumlah_menjawab: z.int(),
  /** Answers through the public link. */
  jumlah_lewat_tautan: z.int(),
  has_tautan: z.boolean(),
  dibuat_pada: Instant,
});
export type Kuesioner = z.output<typeof Kuesioner>;

export const KuesionerDetail = z.extend(Kuesioner, {
  bagian: z.array(Bagian),
  /** Of sasaran grup and anggota; empty to a plain member. */
  group_ids: z.array(Id),
  user_ids: z.array(Id),
  /** What is said after sending. */
  ucapan: z.string(),
  /** Through the public link: one answer a device. */
  is_sekali_perangkat: z.boolean(),
  /** Answered: its questions, and whether it is anonymous, stay as they are. */
  is_tetap: z.boolean(),
  /** Goes back with the next change, which is refused where another came between. */
  versi: z.int(),
});
export type KuesionerDetail = z.output<typeof KuesionerDetail>;

/** As whoever answers sees it. */
export const KuesionerIsian = z.object({
  judul: z.string(),
  keterangan: z.string(),
  is_anonim: z.boolean(),
  tgl_mulai: z.nullable(Tanggal),
  tgl_selesai: z.nullable(Tanggal),
  bagian: z.array(Bagian),
  /** Goes back with the answers, which are refused where the questions were changed meanwhile. */
  susunan: z.string(),
  ucapan: z.string(),
  organisasi: z.string(),
});
