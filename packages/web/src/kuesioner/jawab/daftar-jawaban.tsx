import type { Bagian, Jawaban } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import { api } from '../../base/api/api.ts';
import classes from './jawab.module.css';
import { sebutNilai } from './sebut-nilai.ts';

type Props = {
  organisasi_id: number;
  kuesioner_id: number;
  bagian: readonly Bagian[];
  jawaban: readonly Jawaban[];
};

/** What somebody answered, question by question; a file to be opened. */
export function DaftarJawaban({ organisasi_id, kuesioner_id, bagian, jawaban }: Props) {
  return (
    <dl className={classes['terkirim']}>
      {bagian
        .flatMap(({ pertanyaan }) => pertanyaan)
        .flatMap((one) => {
          const nilai = jawaban.find(({ pertanyaan_id }) => pertanyaan_id === one.pertanyaan_id)?.nilai;
          if (nilai === undefined) return [];
          const url =
            one.jenis === 'berkas' &&
            api.jawabKuesioner.getBerkasKuesioner.url({ organisasi_id, kuesioner_id, berkas_id: String(nilai) });
          return [
            <div key={one.pertanyaan_id}>
              <dt>{one.judul}</dt>
              {url ? (
                <dd>
                  <a href={url} target="_blank" rel="noreferrer">
                    Buka berkas
                  </a>
                </dd>
              ) : (
                sebutNilai(one, nilai).map((words) => <dd key={words}>{words}</dd>)
              )}
            </div>,
          ];
        })}
    </dl>
  );
}
