import classes from './data-table.module.css';
import { useLate } from '../feedback/use-late.ts';

/** Rows to come. Nothing is drawn in the first 200 ms. */
export function DataSkeleton({ columns, rows = 8 }: { columns: number; rows?: number }) {
  const late = useLate();
  return (
    <div className={classes['waiting']} role="status">
      <span className={classes['words']}>Memuat data</span>
      {late &&
        Array.from({ length: rows }, (_, row) => (
          <div key={row} className={classes['ghost']} aria-hidden="true">
            {Array.from({ length: columns }, (_, column) => (
              <span key={column} />
            ))}
          </div>
        ))}
    </div>
  );
}
