import type { HasilPertanyaan } from '@hadir/contract/kuesioner/hasil/hasil.ts';
import { sebutUkuran } from '@hadir/contract/kuesioner/hasil/sebut-ukuran.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { Satu } from './satu.ts';
import { NumberTable } from '../../ui/chart/number-table.tsx';

type Props = { satu: Satu; nomor: number; hasil: HasilPertanyaan };

/** One question by the group of whoever answered. */
export function GrupTabel({ satu, nomor, hasil }: Props) {
  const { pertanyaan_id, butir, baris, jenis } = hasil;
  const { data, error, refetch } = useQuery(
    api.hasilKuesioner.listHasilGrup.query({ ...satu, pertanyaan_id }, { errors: 'screen' }),
  );
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={3} />;
  if (data.length === 0) return <EmptyState />;
  const rowOf = (baris_id: number | null) => baris.find((one) => one.baris_id === baris_id)?.teks;
  return (
    <NumberTable
      label={`Jawaban nomor ${nomor} per grup`}
      kepala={[
        'Grup',
        'Menjawab',
        ...(jenis === 'skala' ? ['Rata-rata'] : []),
        ...butir.map(({ baris_id, teks }) => [rowOf(baris_id), teks].filter(Boolean).join(': ')),
      ]}
      baris={data.map((grup) => ({
        kunci: String(grup.group_id),
        nama: grup.grup ?? 'Tanpa grup, atau lewat tautan',
        sel: [
          formatAngka(grup.jumlah),
          ...(jenis === 'skala' ? [grup.rata_rata === null ? '—' : sebutUkuran(grup.rata_rata)] : []),
          ...butir.map(({ baris_id, nilai }) =>
            formatAngka(grup.butir.find((one) => one.baris_id === baris_id && one.nilai === nilai)?.jumlah ?? 0),
          ),
        ],
      }))}
    />
  );
}
