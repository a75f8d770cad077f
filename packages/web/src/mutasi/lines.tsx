import classes from './mutasi.module.css';

/** Sentences or lines below one another; `none` where there are none. */
export function Lines({ lines, none }: { lines: string[]; none: string }) {
  if (lines.length === 0) return none;
  return (
    <ul className={classes['lines']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
