import { formatAngka, formatSisaWaktu } from '../../kit/format/format.ts';
import classes from './progress-bar.module.css';

type Props = {
  label: string;
  done: number;
  total: number;
  /** What is counted: 'baris'. */
  unit?: string;
  /** Since when it runs; gives the time left. */
  secondsElapsed?: number;
};

/** Progress of long work, with numbers and the time it still takes. */
export function ProgressBar({ label, done, total, unit, secondsElapsed }: Props) {
  const share = total > 0 ? Math.min(done / total, 1) : 0;
  const numbers = `${formatAngka(done)} dari ${formatAngka(total)}${unit ? ` ${unit}` : ''}`;
  const left = secondsElapsed && share > 0 && share < 1 ? (secondsElapsed / share) * (1 - share) : undefined;
  const text = left === undefined ? numbers : `${numbers} · ${formatSisaWaktu(left)} lagi`;
  return (
    <div>
      <div className={classes['words']}>
        <span>{label}</span>
        <span className={classes['numbers']}>{text}</span>
      </div>
      <div
        className={classes['track']}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={text}
      >
        <div className={classes['fill']} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
