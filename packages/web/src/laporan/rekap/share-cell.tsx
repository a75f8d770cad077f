import { formatPersen } from '../../kit/format/format.ts';
import classes from '../dasar/laporan.module.css';

/** Below this the bar warns. */
const RENDAH = 75;

/** A share of days with its bar; a dash where nothing was due. */
export function ShareCell({ persentase }: { persentase: number | null }) {
  if (persentase === null) return '—';
  return (
    <span className={classes['share']}>
      <span className={classes['bar']} aria-hidden="true">
        <span
          className={classes['fill']}
          data-low={persentase < RENDAH || undefined}
          style={{ display: 'block', width: `${Math.min(persentase, 100)}%` }}
        />
      </span>
      {formatPersen(persentase)}
    </span>
  );
}
