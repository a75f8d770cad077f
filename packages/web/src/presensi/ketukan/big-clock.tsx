import { sebutJam } from '@hadir/contract/kit/sebut-jam.ts';
import { LABEL_ZONA, type Zona } from '@hadir/rules/waktu/zona.ts';
import { formatJam } from '../../kit/format/format.ts';
import classes from './big-clock.module.css';

type Props = { now: Date; zone: string };

/** The time that a tap would be judged by. Not read out every second: it is there to be looked up. */
export function BigClock({ now, zone }: Props) {
  const jam = formatJam(now, zone);
  return (
    <p className={classes['clock']} role="timer" aria-live="off">
      <time dateTime={jam}>
        {sebutJam(jam)}
        <span className={classes['seconds']}>{jam.slice(5)}</span>
      </time>
      <abbr className={classes['zone']}>{zone in LABEL_ZONA ? LABEL_ZONA[zone as Zona] : zone}</abbr>
    </p>
  );
}
