import { formatHari, formatTanggal } from '../../kit/format/format.ts';
import classes from './hari-columns.module.css';

export function TanggalCell({ tanggal }: { tanggal: string }) {
  return (
    <time dateTime={tanggal}>
      <span className={classes['day']}>{formatTanggal(tanggal)}</span>
      <span className={classes['weekday']}>{formatHari(tanggal)}</span>
    </time>
  );
}
