import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatHariTanggal } from '../../kit/format/format.ts';
import { Card } from '../../ui/show/card.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AcaraList } from './acara-list.tsx';
import classes from './kalender.module.css';
import type { SiapaKalender } from './siapa-kalender.ts';

type Props = { siapa: SiapaKalender; tanggal: string; page: number; onPage: (page: number) => void };

const SEHALAMAN = 25;

/** Who is away on one date, and who asks to be. */
export function KalenderHariList({ siapa, tanggal, page, onPage }: Props) {
  const { data, error, refetch } = useQuery({
    ...api.kalenderCuti.listKalenderAnggota.query({
      ...siapa,
      tgl_awal: tanggal,
      tgl_akhir: tanggal,
      hanya_cuti: true,
      page,
      count: SEHALAMAN,
    }),
    placeholderData: keepPreviousData,
  });
  const rows = data?.anggota.data.flatMap(({ nama, nama_group, cuti }) =>
    cuti.map((acara) => ({ acara, judul: nama, keterangan: nama_group })),
  );
  const libur = data?.libur.map(({ nama }) => nama).join(', ');
  return (
    <Card title={formatHariTanggal(tanggal)} {...(libur && { subtitle: libur })}>
      {rows && data ? (
        <div aria-live="polite">
          {rows.length === 0 ? (
            <p className={classes['dimmed']}>Tidak ada yang cuti.</p>
          ) : (
            <AcaraList organisasi_id={siapa.organisasi_id} label="Yang cuti" rows={rows} />
          )}
          {data.anggota.last_page > 1 && <Pager label="Yang cuti" page={data.anggota} onPage={onPage} />}
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={3} />
      )}
    </Card>
  );
}
