import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import classes from './wordmark.module.css';

export function Wordmark() {
  return (
    <span className={classes['wordmark']}>
      <span className={classes['mark']} aria-hidden="true">
        <IconCheck size={16} stroke={3} />
      </span>
      Hadir
    </span>
  );
}
