import classes from './skeleton.module.css';
import { useLate } from './use-late.ts';

type Props = { lines?: number; height?: number };

/** Grey lines in place of what is being fetched; shown only when the wait is long enough to be noticed. */
export function Skeleton({ lines = 3, height = 16 }: Props) {
  const late = useLate();
  return (
    <div className={classes['stack']} role="status">
      <span className={classes['words']}>Memuat</span>
      {late &&
        Array.from({ length: lines }, (_, line) => (
          <span key={line} className={classes['line']} style={{ height }} aria-hidden="true" />
        ))}
    </div>
  );
}
