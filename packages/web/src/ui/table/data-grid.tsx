import checkbox from './checkbox.module.css';
import { DataGridRow } from './data-grid-row.tsx';
import classes from './data-grid.module.css';
import type { DataListProps } from './data-list-props.ts';
import { moveThroughRows } from './move-through-rows.ts';
import { SortHeader } from './sort-header.tsx';
import { toggleKeys } from './toggle-keys.ts';

export function DataGrid<Row>(props: DataListProps<Row>) {
  const { label, columns, rows, rowKey, sort, onSort, selection, compact, whole } = props;
  const keys = rows.map(rowKey);
  const chosen = selection ? keys.filter((key) => selection.selected.has(key)).length : 0;
  const hasControls = selection || props.onOpen || onSort;
  return (
    <div
      className={classes['scroll']}
      data-whole={whole || undefined}
      {...(!hasControls && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <table className={classes['table']} aria-label={label} data-compact={compact || undefined}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={classes['select']}>
                <input
                  type="checkbox"
                  className={checkbox['box']}
                  aria-label="Pilih semua di halaman ini"
                  checked={chosen === keys.length}
                  ref={(box) => {
                    if (box) box.indeterminate = chosen > 0 && chosen < keys.length;
                  }}
                  onChange={(event) =>
                    selection.onSelect(toggleKeys(selection.selected, keys, event.currentTarget.checked))
                  }
                />
              </th>
            )}
            {columns.map((column) => (
              <SortHeader
                key={column.key}
                label={column.header}
                name={column.sortable && onSort ? column.key : undefined}
                align={column.align}
                sort={sort}
                onSort={onSort}
              />
            ))}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens for the controls in the rows */}
        <tbody onKeyDown={moveThroughRows}>
          {rows.map((row) => (
            <DataGridRow key={rowKey(row)} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
