import type { KuesionerDetail } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import type { Bagian } from '@hadir/contract/kuesioner/daftar/susunan.ts';

const NAMES = [
  'judul',
  'keterangan',
  'bagian',
  'is_anonim',
  'sasaran',
  'group_ids',
  'user_ids',
  'tgl_mulai',
  'tgl_selesai',
  'ucapan',
  'is_sekali_perangkat',
] as const;

/** What an operator writes of a questionnaire. */
export type Isi = Pick<KuesionerDetail, (typeof NAMES)[number]>;
export type Pertanyaan = Bagian['pertanyaan'][number];

/** The part of a questionnaire that is written here, taken out of the whole. */
export const isiOf = (whole: Isi): Isi =>
  // Each name is taken from where its type stands.
  Object.fromEntries(NAMES.map((name) => [name, whole[name]])) as Isi;

export const isSameIsi = (one: Isi, other: Isi): boolean => JSON.stringify(one) === JSON.stringify(other);
