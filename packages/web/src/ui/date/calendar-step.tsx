import type { Icon } from '@tabler/icons-react';
import classes from './calendar.module.css';

/** One month back or forward. `onClick` is left out where another month beside has the button. */
export function CalendarStep({
  label,
  onClick,
  Icon,
}: {
  label: string;
  onClick: (() => void) | undefined;
  Icon: Icon;
}) {
  if (!onClick) return <span className={classes['step']} />;
  return (
    <button type="button" className={classes['step']} aria-label={label} onClick={onClick}>
      <Icon size={18} aria-hidden="true" />
    </button>
  );
}
