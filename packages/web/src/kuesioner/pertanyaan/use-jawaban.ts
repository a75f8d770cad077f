import { toTerbaca } from '@hadir/contract/kit/batas-daftar.ts';
import type { Bagian, Jawaban } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import { sebutSalahJawaban } from '@hadir/contract/kuesioner/jawab/sebut-salah-jawaban.ts';
import { checkNilai, isKosong } from '@hadir/rules/kuesioner/check-nilai.ts';
import { judgeJawaban, type SalahJawaban } from '@hadir/rules/kuesioner/judge-jawaban.ts';
import { listTampak } from '@hadir/rules/kuesioner/list-tampak.ts';
import { pertanyaanOf } from '@hadir/rules/kuesioner/pertanyaan.ts';
import { useState } from 'react';
import { pertanyaanHtmlId } from './pertanyaan-html-id.ts';
import type { Nilai } from './widget-props.ts';

type Salah = Readonly<Record<number, string>>;

export type JawabanIsian = {
  /** All that was filled in, also for questions that are hidden again. */
  jawaban: readonly Jawaban[];
  /** The questions that are asked so far. */
  tampak: readonly number[];
  nilaiOf: (pertanyaan_id: number) => Nilai | undefined;
  /** What is wrong, by question. */
  salah: Salah;
  /** Goes on from other answers. */
  replace: (jawaban: readonly Jawaban[]) => void;
  /** A text is taken without the marks that nobody sees and the server refuses. */
  change: (pertanyaan_id: number, nilai: Nilai | undefined) => void;
  /** Says what is wrong with an answer that is there; what is missing is said when all is sent. */
  leave: (pertanyaan_id: number) => void;
  /** What is to be sent; null, with the first fault in focus, where something is wrong. */
  check: () => Jawaban[] | null;
  /** Shows what the server says is wrong, by its names of the fields. */
  refuse: (errors: Record<string, string>) => void;
};

/** The answers to a questionnaire while somebody fills it in; the same rules judge them that the server asks. */
export function useJawaban(bagian: readonly Bagian[], awal: readonly Jawaban[]): JawabanIsian {
  const [jawaban, setJawaban] = useState(awal);
  const [salah, setSalah] = useState<Salah>({});
  const asked = pertanyaanOf(bagian);
  const tampak = listTampak(bagian, jawaban).map(({ pertanyaan_id }) => pertanyaan_id);
  const nilaiOf = (id: number) => jawaban.find(({ pertanyaan_id }) => pertanyaan_id === id)?.nilai;

  const sentenceOf = ({ pertanyaan_id, sebab }: SalahJawaban) =>
    sebutSalahJawaban(
      sebab,
      asked.find((one) => one.pertanyaan_id === pertanyaan_id),
    );
  const show = (next: Salah) => {
    setSalah(next);
    const first = tampak.find((id) => next[id] !== undefined);
    if (first !== undefined) document.getElementById(pertanyaanHtmlId(first))?.focus();
  };

  return {
    jawaban,
    tampak,
    nilaiOf,
    salah,
    replace: setJawaban,
    change: (id, nilai) => {
      const others = jawaban.filter(({ pertanyaan_id }) => pertanyaan_id !== id);
      const terbaca = typeof nilai === 'string' ? toTerbaca(nilai) : nilai;
      setJawaban(terbaca === undefined ? others : [...others, { pertanyaan_id: id, nilai: terbaca }]);
      setSalah(({ [id]: _mended, ...rest }) => rest);
    },
    leave: (id) => {
      const pertanyaan = asked.find(({ pertanyaan_id }) => pertanyaan_id === id);
      const nilai = nilaiOf(id);
      if (!pertanyaan || nilai === undefined || isKosong(nilai)) return;
      const sebab = checkNilai(pertanyaan, nilai);
      // A matrix is filled in row by row, several choices one by one: that some lack is said when all is sent.
      if (sebab === null || sebab === 'baris_belum' || sebab === 'kurang_pilihan') return;
      setSalah((before) => ({ ...before, [id]: sentenceOf({ pertanyaan_id: id, sebab }) }));
    },
    check: () => {
      const putusan = judgeJawaban(bagian, jawaban);
      if (putusan.kind === 'ditolak') {
        show(Object.fromEntries(putusan.salah.map((one) => [one.pertanyaan_id, sentenceOf(one)])));
        return null;
      }
      setSalah({});
      const counted = new Set(putusan.jawaban.map(({ pertanyaan_id }) => pertanyaan_id));
      return jawaban.filter(({ pertanyaan_id }) => counted.has(pertanyaan_id));
    },
    refuse: (errors) =>
      show(
        Object.fromEntries(
          Object.entries(errors).flatMap(([field, pesan]) => {
            const [, id] = /^jawaban\.(\d+)$/.exec(field) ?? [];
            return id ? [[Number(id), pesan]] : [];
          }),
        ),
      ),
  };
}
