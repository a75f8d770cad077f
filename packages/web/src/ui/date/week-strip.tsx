import classes from './week-strip.module.css';
import type { Tone } from '../show/tone.ts';

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
};

/** Seven days in a row, each with what became of it. */
export function WeekStrip({ label, days }: { label: string; days: WeekDay[] }) {
  return (
    <ol className={classes['strip']} aria-label={label}>
      {days.map(({ short, long, number, tone, status, isToday }) => (
        <li key={long} className={classes['day']} {...(isToday && { 'aria-current': 'date' as const })}>
          <span className={classes['words']}>{status ? `${long}: ${status}` : long}</span>
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
