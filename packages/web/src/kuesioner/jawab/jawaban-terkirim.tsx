import { api } from '../../base/api/api.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import { Card } from '../../ui/show/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { IsianKuesioner } from './isian-tersimpan.ts';
import classes from './jawab.module.css';
import { sebutNilai } from './sebut-nilai.ts';

type Props = { organisasi_id: number; kuesioner_id: number; isian: IsianKuesioner };

/** What was sent, to read; of an anonymous questionnaire nobody can say, not even to whoever answered. */
export function JawabanTerkirim({ organisasi_id, kuesioner_id, isian }: Props) {
  const { is_anonim, dijawab, jawaban, bagian } = isian;
  const kapan = `Dijawab pada ${formatTanggal(dijawab ?? '')}`;
  if (is_anonim) {
    return (
      <EmptyState title={kapan}>
        Kuesioner ini anonim: jawaban Anda tidak tersambung dengan nama Anda, jadi tidak dapat ditampilkan lagi.
      </EmptyState>
    );
  }
  return (
    <Card title="Jawaban Anda" subtitle={kapan}>
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
    </Card>
  );
}
