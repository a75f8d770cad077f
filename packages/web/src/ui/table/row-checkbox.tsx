import checkbox from './checkbox.module.css';
import type { DataListProps } from './data-list-props.ts';
import { toggleKeys } from './toggle-keys.ts';

type Props<Row> = Pick<DataListProps<Row>, 'rowKey' | 'rowLabel'> & {
  row: Row;
  selection: NonNullable<DataListProps<Row>['selection']>;
};

/** Chooses one row of a list, in whichever form the list stands. */
export function RowCheckbox<Row>({ row, rowKey, rowLabel, selection }: Props<Row>) {
  const key = rowKey(row);
  return (
    <input
      type="checkbox"
      className={checkbox['box']}
      data-row-focus
      aria-label={`Pilih ${rowLabel(row)}`}
      checked={selection.selected.has(key)}
      onChange={(event) => selection.onSelect(toggleKeys(selection.selected, [key], event.currentTarget.checked))}
    />
  );
}
