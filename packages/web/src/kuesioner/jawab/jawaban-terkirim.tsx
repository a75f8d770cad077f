import { formatTanggal } from '../../kit/format/format.ts';
import { Card } from '../../ui/show/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DaftarJawaban } from './daftar-jawaban.tsx';
import type { IsianKuesioner } from './isian-tersimpan.ts';

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
      <DaftarJawaban organisasi_id={organisasi_id} kuesioner_id={kuesioner_id} bagian={bagian} jawaban={jawaban} />
    </Card>
  );
}
