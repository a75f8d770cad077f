import type { ReactNode } from 'react';
import { usePhone } from '../show/use-phone.ts';
import type { Column } from '../table/column.ts';
import { DataCards } from '../table/data-cards.tsx';
import classes from './number-table.module.css';

type Baris = { kunci: string; nama: ReactNode; sel: readonly ReactNode[] };
type Props = { label: string; kepala: readonly string[]; baris: readonly Baris[] };

/** A phone has room for so many columns beside each other; more stand below each other, a card a row. */
const KOLOM_PONSEL = 3;

/** Numbers with a name in each row. */
export function NumberTable(props: Props) {
  const phone = usePhone();
  return phone && props.kepala.length > KOLOM_PONSEL ? <NumberCards {...props} /> : <NumberGrid {...props} />;
}

function NumberCards({ label, kepala, baris }: Props) {
  const columns = kepala.map((header, at): Column<Baris> => ({
    key: header,
    header,
    cell: ({ nama, sel }) => (at === 0 ? nama : sel[at - 1]),
  }));
  return (
    <div className={classes['kartu']}>
      <DataCards
        label={label}
        columns={columns}
        rows={[...baris]}
        rowKey={({ kunci }) => kunci}
        rowLabel={({ kunci }) => kunci}
        sort={undefined}
        onSort={undefined}
        selection={undefined}
        onOpen={undefined}
        openKey={undefined}
        compact={false}
        whole
      />
    </div>
  );
}

function NumberGrid({ label, kepala, baris }: Props) {
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
