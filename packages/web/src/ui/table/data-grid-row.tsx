import type { MouseEvent } from 'react';
import classes from './data-grid.module.css';
import type { DataListProps } from './data-list-props.ts';
import { RowCheckbox } from './row-checkbox.tsx';

export function DataGridRow<Row>(props: DataListProps<Row> & { row: Row }) {
  const { row, columns, rowKey, rowLabel, selection, onOpen, openKey } = props;
  const key = rowKey(row);
  const selected = selection?.selected.has(key) ?? false;
  const openByMouse = (event: MouseEvent) => {
    const onControl = event.target instanceof Element && event.target.closest('a, button, input, label');
    if (!onControl && getSelection()?.isCollapsed !== false) onOpen?.(row);
  };
  return (
    // The row's click only spares the mouse a way: the keyboard has the button in the first column.
    <tr
      data-selected={selected || undefined}
      data-open={openKey === key || undefined}
      data-clickable={onOpen ? true : undefined}
      onClick={onOpen && openByMouse}
    >
      {selection && (
        <td className={classes['select']}>
          <RowCheckbox row={row} rowKey={rowKey} rowLabel={rowLabel} selection={selection} />
        </td>
      )}
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.key} scope="row" data-align={column.align} data-wrap={column.wrap}>
            {onOpen ? (
              <button type="button" data-row-focus className={classes['open']} onClick={() => onOpen(row)}>
                {column.cell(row)}
              </button>
            ) : (
              column.cell(row)
            )}
          </th>
        ) : (
          <td key={column.key} data-align={column.align} data-wrap={column.wrap}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}
