import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useId } from 'react';
import { formatBulan, formatHariTanggal } from '../../kit/format/format.ts';
import { weekdayOf, weeksOfMonth } from './calendar-days.ts';
import { CalendarStep } from './calendar-step.tsx';
import classes from './calendar.module.css';
import { WeekdayHead } from './weekday-head.tsx';

export type DayState = { selected: boolean; between?: boolean };

type Props = {
  /** Any day of the month that is shown. */
  month: string;
  /** The one day that the keyboard stands on. */
  focused: string;
  stateOf: (date: string) => DayState;
  isAllowed: (date: string) => boolean;
  today: string;
  onPick: (date: string) => void;
  onHover?: (date: string) => void;
  /** Shown where there is a month to go to. */
  onBack?: (() => void) | undefined;
  onForward?: (() => void) | undefined;
};

/** One month as a grid of days. */
export function CalendarMonth(props: Props) {
  const { month, focused, stateOf, isAllowed, today, onPick, onHover, onBack, onForward } = props;
  const title = useId();
  return (
    <div className={classes['month']}>
      <div className={classes['head']}>
        <CalendarStep label="Bulan sebelumnya" onClick={onBack} Icon={IconChevronLeft} />
        <strong id={title} aria-live="polite">
          {formatBulan(month)}
        </strong>
        <CalendarStep label="Bulan berikutnya" onClick={onForward} Icon={IconChevronRight} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the calendar pattern of ARIA */}
      <table role="grid" aria-labelledby={title} className={classes['grid']}>
        <WeekdayHead />
        <tbody>
          {weeksOfMonth(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, place) =>
                date === null ? (
                  <td key={place} aria-hidden="true" />
                ) : (
                  <td
                    key={date}
                    aria-selected={stateOf(date).selected}
                    data-between={stateOf(date).between || undefined}
                  >
                    <button
                      type="button"
                      className={classes['day']}
                      data-date={date}
                      data-weekend={weekdayOf(date) > 4 || undefined}
                      tabIndex={date === focused ? 0 : -1}
                      data-autofocus={date === focused || undefined}
                      aria-label={formatHariTanggal(date)}
                      aria-current={date === today ? 'date' : undefined}
                      aria-disabled={!isAllowed(date)}
                      onClick={() => isAllowed(date) && onPick(date)}
                      onMouseEnter={() => onHover?.(date)}
                    >
                      {Number(date.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
