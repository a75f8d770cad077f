import { Link } from '../show/link.tsx';
import type { Tone } from '../show/tone.ts';
import classes from './week-strip.module.css';

export type WeekDay = {
  /** 'Sen', and what a screen reader says: 'Senin, 16 November'. */
  short: string;
  long: string;
  /** The day of the month. */
  number: number;
  /** What became of the day, in colour and word; without it the day is still to come. */
  tone?: Tone;
  status?: string;
  isToday?: boolean;
  /** Where what was recorded of the day is read. */
  href?: string;
};

/** Seven days in a row, each with what became of it and the way to it. */
export function WeekStrip({ label, days }: { label: string; days: WeekDay[] }) {
  return (
    <ol className={classes['strip']} aria-label={label}>
      {days.map(({ short, long, number, tone, status, isToday, href }) => (
        <li key={long} className={classes['day']} {...(isToday && { 'aria-current': 'date' as const })}>
          {href ? (
            <Link href={href} className={classes['open']}>
              <span className={classes['words']}>{sebutHari(long, status)}</span>
            </Link>
          ) : (
            <span className={classes['words']}>{sebutHari(long, status)}</span>
          )}
          <span aria-hidden="true">{short}</span>
          <span className={classes['number']} aria-hidden="true">
            {number}
          </span>
          <span className={classes['dot']} data-tone={tone} aria-hidden="true" />
        </li>
      ))}
    </ol>
  );
}

const sebutHari = (long: string, status: string | undefined) => (status ? `${long}: ${status}` : long);
