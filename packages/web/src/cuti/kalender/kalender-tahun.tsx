import { eachDay, rangeOfBulan } from '@hadir/rules/waktu/tanggal.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatBulan } from '../../kit/format/format.ts';
import { shiftMonth } from '../../ui/date/calendar-days.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { HeatMonth } from './heat-month.tsx';
import { holidaysByDate } from './holidays-by-date.ts';
import heat from './kalender-tahun.module.css';
import classes from './kalender.module.css';
import type { SiapaKalender } from './siapa-kalender.ts';

type Props = { siapa: SiapaKalender; tahun: string; onBulan: (bulan: string) => void };

const DATES = Array.from({ length: 31 }, (_, at) => at + 1);

/** A year of a group or organisation: how many are away on each day, the more the stronger; a month opens. */
export function KalenderTahun({ siapa, tahun, onBulan }: Props) {
  const range = { tgl_awal: `${tahun}-01-01`, tgl_akhir: `${tahun}-12-31` };
  const { data, error, refetch } = useQuery({
    ...api.kalenderCuti.listKalenderHari.query({ ...siapa, ...range }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={12} />;
  const byDate = new Map(data.hari.map((one) => [one.tanggal, one]));
  const libur = holidaysByDate(eachDay(range), data.libur);
  const most = Math.max(1, ...data.hari.map(({ disetujui, menunggu }) => disetujui + menunggu));
  const months = Array.from({ length: 12 }, (_, at) => shiftMonth(range.tgl_awal, at));
  return (
    <div className={classes['stack']}>
      <div className={classes['scroll']}>
        <table className={heat['heat']} aria-label={`Jumlah cuti setiap hari tahun ${tahun}`}>
          <thead>
            <tr>
              <th scope="col" className={heat['monthName']}>
                Bulan
              </th>
              {DATES.map((date) => (
                <th key={date} scope="col">
                  {date}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((first) => (
              <HeatMonth
                key={first}
                nama={formatBulan(first)}
                dates={eachDay(rangeOfBulan(first.slice(0, 7)))}
                byDate={byDate}
                libur={libur}
                most={most}
                onOpen={() => onBulan(first.slice(0, 7))}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes['dimmed']}>
        Angka adalah jumlah orang yang cuti, yang menunggu keputusan ikut dihitung; garis bawah menandai hari libur.
        Terbanyak dalam setahun: {data.hari.length === 0 ? 0 : most} orang sehari.
      </p>
    </div>
  );
}
