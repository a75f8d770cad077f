import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api/api.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import classes from './hasil.module.css';
import type { Saring, Satu } from './satu.ts';

type Props = { satu: Satu; saring: Saring; pertanyaan_id: number; nomor: number };

/** What was written, a page at a time; by whom, where that is known. */
export function TeksList({ satu, saring, pertanyaan_id, nomor }: Props) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    ...api.hasilKuesioner.listHasilTeks.query({ ...satu, ...saring, pertanyaan_id, page }, { errors: 'screen' }),
    placeholderData: keepPreviousData,
  });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={3} />;
  if (data.data.length === 0) return <EmptyState />;
  return (
    <>
      <ul className={classes['tulisan']} aria-label={`Jawaban teks nomor ${nomor}`}>
        {data.data.map(({ teks, nama, tanggal }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may say the same
          <li key={at}>
            <p>{teks}</p>
            {(nama ?? tanggal) && <span>{[nama, tanggal && formatTanggal(tanggal)].filter(Boolean).join(' · ')}</span>}
          </li>
        ))}
      </ul>
      <Pager label={`Jawaban teks nomor ${nomor}`} page={data} onPage={setPage} />
    </>
  );
}
