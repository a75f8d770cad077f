import { useState, type KeyboardEvent } from 'react';
import { useToday } from '../../kit/zona/use-today.ts';
import { clampDate, shiftMonth } from './calendar-days.ts';
import { CalendarMonth, type DayState } from './calendar-month.tsx';
import classes from './calendar.module.css';
import { moveDate } from './move-date.ts';

type Props = {
  /** The day that the calendar opens on; of two months the last holds it, so that what has passed stands before it. */
  start: string;
  stateOf: (date: string) => DayState;
  min?: string | undefined;
  max?: string | undefined;
  /** Two months beside each other, for ranges where there is room. */
  months?: 1 | 2;
  onPick: (date: string) => void;
  onHover?: (date: string) => void;
};

/** Days to choose from: arrows move by day and week, Home and End within the week, Page keys by month. */
export function Calendar({ start, stateOf, min, max, months = 1, onPick, onHover }: Props) {
  const [focused, setFocused] = useState(() => clampDate(start, min, max));
  const [month, setMonth] = useState(() => {
    const first = shiftMonth(focused, 1 - months);
    return first < (min ?? '') ? shiftMonth(focused, 0) : first;
  });
  const today = useToday();
  const isAllowed = (date: string) => clampDate(date, min, max) === date;
  const lastShown = shiftMonth(month, months - 1);

  const showMonth = (next: string) => {
    setMonth(next);
    setFocused(clampDate(next, min, max));
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const target = moveDate(event.key, focused);
    if (!target) return;
    event.preventDefault();
    const date = clampDate(target, min, max);
    setFocused(date);
    if (date < month) setMonth(shiftMonth(date, 0));
    if (date >= shiftMonth(lastShown, 1)) setMonth(shiftMonth(date, 1 - months));
    const root = event.currentTarget;
    requestAnimationFrame(() => root.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus());
  };

  const canGoBack = !min || month > shiftMonth(min, 0);
  const canGoForward = !max || lastShown < shiftMonth(max, 0);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens for the days inside
    <div className={classes['months']} onKeyDown={move}>
      {Array.from({ length: months }, (_, index) => (
        <CalendarMonth
          key={index}
          month={shiftMonth(month, index)}
          focused={focused}
          stateOf={stateOf}
          isAllowed={isAllowed}
          today={today}
          onPick={onPick}
          {...(onHover && { onHover })}
          onBack={index === 0 && canGoBack ? () => showMonth(shiftMonth(month, -1)) : undefined}
          onForward={index === months - 1 && canGoForward ? () => showMonth(shiftMonth(month, 1)) : undefined}
        />
      ))}
    </div>
  );
}
