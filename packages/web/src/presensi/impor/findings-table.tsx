import classes from './impor-log-dialog.module.css';

type Props = {
  title: string;
  hint: string;
  columns: readonly [string, string];
  rows: readonly (readonly [string, string])[];
};

/** A list of what was wrong, folded away until it is asked for. */
export function FindingsTable({ title, hint, columns, rows }: Props) {
  return (
    <details className={classes['problem']}>
      <summary>{title}</summary>
      <p>{hint}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={classes['scroll']} tabIndex={0} role="group" aria-label={title}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([what, why]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
