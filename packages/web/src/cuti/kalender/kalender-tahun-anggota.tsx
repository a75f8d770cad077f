import { eachDay, isOverlapping, rangeOfBulan } from '@hadir/rules/waktu/tanggal.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatBulan } from '../../kit/format/format.ts';
import { shiftMonth } from '../../ui/date/calendar-days.ts';
import { Card } from '../../ui/show/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { usePhone } from '../../ui/show/use-phone.ts';
import { AcaraList } from './acara-list.tsx';
import { holidaysByDate } from './holidays-by-date.ts';
import { KalenderLegend } from './kalender-legend.tsx';
import { KalenderTable } from './kalender-table.tsx';
import classes from './kalender.module.css';
import type { SiapaKalender } from './siapa-kalender.ts';

const DATES = Array.from({ length: 31 }, (_, at) => at + 1);

/** A member's year: a row for each month; on a phone a list of the months in which he is away. */
export function KalenderTahunAnggota({ siapa, tahun }: { siapa: SiapaKalender; tahun: string }) {
  const isPhone = usePhone();
  const range = { tgl_awal: `${tahun}-01-01`, tgl_akhir: `${tahun}-12-31` };
  const { data, error, refetch } = useQuery({
    ...api.kalenderCuti.listKalenderAnggota.query({ ...siapa, ...range, count: 1 }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={12} />;
  const [anggota] = data.anggota.data;
  if (!anggota) return <EmptyState title="Tidak ada anggota" />;
  const { cuti, nama } = anggota;
  const months = Array.from({ length: 12 }, (_, at) => rangeOfBulan(shiftMonth(range.tgl_awal, at).slice(0, 7)));
  if (isPhone) {
    const shown = months.filter((month) => cuti.some((one) => isOverlapping(one, month)));
    if (shown.length === 0) return <EmptyState title={`Tidak ada cuti pada ${tahun}`} />;
    return shown.map((month) => (
      <Card key={month.tgl_awal} title={formatBulan(month.tgl_awal)}>
        <AcaraList
          organisasi_id={siapa.organisasi_id}
          label={`Cuti ${formatBulan(month.tgl_awal)}`}
          rows={cuti
            .filter((one) => isOverlapping(one, month))
            .map((acara) => ({ acara, judul: acara.kategori ?? nama, keterangan: null }))}
        />
      </Card>
    ));
  }
  return (
    <div className={classes['stack']}>
      <KalenderTable
        organisasi_id={siapa.organisasi_id}
        label={`Cuti ${nama} tahun ${tahun}`}
        corner="Bulan"
        head={DATES.map((date) => (
          <th key={date} scope="col" className={classes['date']}>
            {date}
          </th>
        ))}
        columns={31}
        libur={holidaysByDate(eachDay(range), data.libur)}
        rows={months.map((month) => ({
          key: month.tgl_awal,
          header: formatBulan(month.tgl_awal).split(' ')[0],
          dates: eachDay(month),
          cuti,
        }))}
      />
      <KalenderLegend cuti={cuti} libur={data.libur} />
    </div>
  );
}
