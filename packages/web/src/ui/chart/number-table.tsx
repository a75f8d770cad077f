import type { ReactNode } from 'react';
import classes from './number-table.module.css';

type Props = {
  label: string;
  kepala: readonly string[];
  baris: readonly { kunci: string; nama: ReactNode; sel: readonly ReactNode[] }[];
};

/** Numbers with a name in each row. */
export function NumberTable({ label, kepala, baris }: Props) {
  return (
    // A table wider than its place is moved through by the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a place that scrolls
    <div className={classes['gulir']} role="region" aria-label={label} tabIndex={0}>
      <table className={classes['tabel']}>
        <thead>
          <tr>
            {kepala.map((one) => (
              <th key={one} scope="col">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {baris.map(({ kunci, nama, sel }) => (
            <tr key={kunci}>
              <th scope="row">{nama}</th>
              {sel.map((one, at) => (
                <td key={kepala[at + 1]}>{one}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
