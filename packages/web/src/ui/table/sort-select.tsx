import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import { useId } from 'react';
import type { Column } from './column.ts';
import classes from './data-table.module.css';

type Props = {
  columns: readonly Pick<Column<never>, 'key' | 'header' | 'sortable'>[];
  sort: string | undefined;
  onSort: (sort: string) => void;
};

/** Sorting where no header can be pressed: on a phone, where a sign leaves the room to the other controls of the line. */
export function SortSelect({ columns, sort, onSort }: Props) {
  const id = useId();
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  // A list may stand in an order that no column has: the newest first.
  const isByColumn = sortable.some(({ key }) => sort === key || sort === `-${key}`);
  return (
    <div className={classes['sort']}>
      <IconArrowsSort size={20} stroke={1.75} aria-hidden="true" />
      <label htmlFor={id}>Urutkan</label>
      <select id={id} value={isByColumn ? sort : ''} onChange={(event) => onSort(event.currentTarget.value)}>
        {!isByColumn && <option value="">Bawaan</option>}
        {sortable.flatMap(({ key, header }) => [
          <option key={key} value={key}>
            {header}, naik
          </option>,
          <option key={`-${key}`} value={`-${key}`}>
            {header}, turun
          </option>,
        ])}
      </select>
    </div>
  );
}
