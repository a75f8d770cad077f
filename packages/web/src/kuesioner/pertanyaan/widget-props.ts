import type { Bagian, Jawaban } from '@hadir/contract/kuesioner/daftar/susunan.ts';

export type Pertanyaan = Bagian['pertanyaan'][number];
export type Nilai = Jawaban['nilai'];

/** Where the file of a question of kind berkas goes, and where it can be seen again. */
export type TempatBerkas = {
  upload: (pertanyaan_id: number, berkas: File) => Promise<{ berkas_id: string; nama: string }>;
  urlOf: (berkas_id: string) => string;
};

/** What answers one question. The first of its inputs bears `id`, so that an error can lead there. */
export type WidgetProps = {
  id: string;
  pertanyaan: Pertanyaan;
  nilai: Nilai | undefined;
  /** Nothing is no answer. */
  onChange: (nilai: Nilai | undefined) => void;
  /** The person has gone on: what is wrong with the answer may be said now. */
  onLeave: () => void;
  /** Ids of what explains the question, and of what is wrong with its answer. */
  describedBy: string | undefined;
  isInvalid: boolean;
  berkas?: TempatBerkas | undefined;
};
