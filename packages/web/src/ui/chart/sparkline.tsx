import classes from './sparkline.module.css';

type Props = {
  /** What the line tells, for those who cannot see it: 'Kehadiran tujuh hari terakhir, dari 91% ke 93%'. */
  label: string;
  values: number[];
};

/** A small line without axes. The numbers behind it must stand in the page too. */
export function Sparkline({ label, values }: Props) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const points = values.map(
    (value, index) => `${(index / Math.max(values.length - 1, 1)) * 100},${26 - ((value - low) / span) * 24}`,
  );
  return (
    <svg className={classes['line']} viewBox="0 0 100 28" preserveAspectRatio="none" role="img" aria-label={label}>
      <polygon className={classes['area']} points={`0,28 ${points.join(' ')} 100,28`} />
      <polyline className={classes['stroke']} points={points.join(' ')} />
    </svg>
  );
}
