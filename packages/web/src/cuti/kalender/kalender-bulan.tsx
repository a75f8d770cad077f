import { eachDay, rangeOfBulan } from '@hadir/rules/waktu/tanggal.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatBulan } from '../../kit/format/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { holidaysByDate } from './holidays-by-date.ts';
import { KalenderHead } from './kalender-head.tsx';
import { KalenderJumlah } from './kalender-jumlah.tsx';
import { KalenderLegend } from './kalender-legend.tsx';
import { KalenderTable } from './kalender-table.tsx';
import classes from './kalender.module.css';
import type { SiapaKalender } from './siapa-kalender.ts';

type Props = {
  siapa: SiapaKalender;
  /** 'YYYY-MM'. */
  bulan: string;
  hanya_cuti: boolean;
  page: number;
  onPage: (page: number) => void;
};

const SEHALAMAN = 40;

/** A month: members by days, each leave a bar, with how many are away each day. */
export function KalenderBulan({ siapa, bulan, hanya_cuti, page, onPage }: Props) {
  const range = rangeOfBulan(bulan);
  const { data, error, refetch } = useQuery({
    ...api.kalenderCuti.listKalenderAnggota.query({ ...siapa, ...range, hanya_cuti, page, count: SEHALAMAN }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={10} />;
  const { anggota, hari } = data;
  if (anggota.total === 0) {
    return (
      <EmptyState title={hanya_cuti ? `Tidak ada yang cuti pada ${formatBulan(bulan)}` : 'Tidak ada anggota'}>
        {hanya_cuti && 'Matikan "Hanya yang cuti" untuk melihat semua anggota.'}
      </EmptyState>
    );
  }
  const dates = eachDay(range);
  const libur = holidaysByDate(dates, data.libur);
  return (
    <div className={classes['stack']}>
      <KalenderTable
        organisasi_id={siapa.organisasi_id}
        label={`Kalender cuti ${formatBulan(bulan)}`}
        corner="Anggota"
        head={<KalenderHead dates={dates} libur={libur} />}
        columns={dates.length}
        libur={libur}
        rows={anggota.data.map(({ user_id, nama, nama_group, cuti }) => ({
          key: user_id,
          header: (
            <>
              {nama}
              {nama_group && <small>{nama_group}</small>}
            </>
          ),
          dates,
          cuti,
        }))}
        foot={<KalenderJumlah dates={dates} hari={hari} />}
      />
      <Pager label="Kalender cuti" page={anggota} onPage={onPage} />
      <KalenderLegend cuti={anggota.data.flatMap(({ cuti }) => cuti)} libur={data.libur} />
    </div>
  );
}
