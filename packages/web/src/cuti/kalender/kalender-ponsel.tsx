import { coversTanggal, rangeOfBulan } from '@hadir/rules/waktu/tanggal.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatBulan, formatHariTanggal } from '../../kit/format/format.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { weeksOfMonth } from '../../ui/date/calendar-days.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { WeekdayHead } from '../../ui/date/weekday-head.tsx';
import { holidaysByDate } from './holidays-by-date.ts';
import { KalenderHariList } from './kalender-hari-list.tsx';
import month from './kalender-ponsel.module.css';
import classes from './kalender.module.css';
import type { SiapaKalender } from './siapa-kalender.ts';

type Props = {
  siapa: SiapaKalender;
  /** 'YYYY-MM'. */
  bulan: string;
  /** The date that stands open; none is today, or the month's first. */
  hari: string;
  onHari: (tanggal: string) => void;
  page: number;
  onPage: (page: number) => void;
};

/** A month on a phone: how many are away on each date, and under it who that is on the date that was touched. */
export function KalenderPonsel({ siapa, bulan, hari, onHari, page, onPage }: Props) {
  const today = useToday();
  const first = `${bulan}-01`;
  const range = rangeOfBulan(bulan);
  const { data, error, refetch } = useQuery({
    ...api.kalenderCuti.listKalenderHari.query({ ...siapa, ...range }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  const byDate = new Map(data.hari.map((one) => [one.tanggal, one]));
  const weeks = weeksOfMonth(first);
  const libur = holidaysByDate(
    weeks.flat().filter((date) => date !== null),
    data.libur,
  );
  const chosen = coversTanggal(range, hari) ? hari : coversTanggal(range, today) ? today : first;
  return (
    <div className={classes['stack']}>
      <table className={month['month']} aria-label={`Kalender cuti ${formatBulan(bulan)}`}>
        <WeekdayHead />
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, place) => {
                if (date === null) return <td key={place} aria-hidden="true" />;
                const { disetujui = 0, menunggu = 0 } = byDate.get(date) ?? {};
                const holiday = libur.get(date);
                const words = [
                  formatHariTanggal(date),
                  holiday && holiday.kind !== 'minggu' && holiday.nama,
                  disetujui > 0 && `${disetujui} cuti`,
                  menunggu > 0 && `${menunggu} menunggu keputusan`,
                ];
                return (
                  <td key={date}>
                    <button
                      type="button"
                      className={month['day']}
                      aria-label={words.filter(Boolean).join(', ')}
                      aria-pressed={date === chosen}
                      data-today={date === today || undefined}
                      data-holiday={holiday?.kind}
                      onClick={() => onHari(date)}
                    >
                      {Number(date.slice(8))}
                      <span className={month['dots']} aria-hidden="true">
                        {disetujui > 0 && <b data-count={disetujui} />}
                        {menunggu > 0 && <i data-count={`${menunggu}?`} />}
                      </span>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <KalenderHariList siapa={siapa} tanggal={chosen} page={page} onPage={onPage} />
    </div>
  );
}
