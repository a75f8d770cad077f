import { VisuallyHidden } from '@mantine/core';
import { formatHari, formatHariTanggal } from '../../kit/format/format.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import type { HariLiburKalender } from './holidays-by-date.ts';
import classes from './kalender.module.css';

type Props = { dates: string[]; libur: Map<string, HariLiburKalender> };

/** The dates of a month as column headings; what is no work day says why. */
export function KalenderHead({ dates, libur }: Props) {
  const today = useToday();
  return dates.map((date) => {
    const holiday = libur.get(date);
    return (
      <th
        key={date}
        scope="col"
        className={classes['date']}
        data-holiday={holiday?.kind}
        data-today={date === today || undefined}
        title={holiday?.nama}
      >
        <span aria-hidden="true">
          <small>{formatHari(date).slice(0, 3)}</small>
          {Number(date.slice(8))}
          {holiday?.kind === 'bersama' && '*'}
        </span>
        <VisuallyHidden>
          {formatHariTanggal(date)}
          {holiday && holiday.kind !== 'minggu' && `, ${holiday.nama}`}
        </VisuallyHidden>
      </th>
    );
  });
}
