import classes from './data-cards.module.css';
import type { DataListProps } from './data-list-props.ts';
import { moveThroughRows } from './move-through-rows.ts';
import { RowCheckbox } from './row-checkbox.tsx';

/** The same list where a table has no room: one card a record. */
export function DataCards<Row>(props: DataListProps<Row>) {
  const { label, columns, rows, rowKey, rowLabel, selection, onOpen } = props;
  const [title, ...others] = columns;
  const corner = others.find((column) => column.card === 'corner');
  const lines = others.filter((column) => (column.card ?? 'line') === 'line' && !column.brief);
  const briefOf = (row: Row) => columns.flatMap((column) => column.brief?.(row) ?? []).join(' · ');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens for the controls inside the rows
    <ul className={classes['cards']} aria-label={label} onKeyDown={moveThroughRows}>
      {rows.map((row) => {
        const key = rowKey(row);
        const selected = selection?.selected.has(key) ?? false;
        return (
          <li key={key} className={classes['card']} data-selected={selected || undefined}>
            {selection && (
              // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- RowCheckbox is the control
              <label className={classes['select']}>
                <RowCheckbox row={row} rowKey={rowKey} rowLabel={rowLabel} selection={selection} />
              </label>
            )}
            <div className={classes['body']}>
              <div className={classes['head']}>
                {onOpen ? (
                  <button type="button" data-row-focus className={classes['open']} onClick={() => onOpen(row)}>
                    {title?.cell(row)}
                  </button>
                ) : (
                  <div className={classes['title']}>{title?.cell(row)}</div>
                )}
                {corner && <div className={classes['corner']}>{corner.cell(row)}</div>}
              </div>
              {briefOf(row) && <p className={classes['brief']}>{briefOf(row)}</p>}
              {lines.length > 0 && (
                <dl className={classes['lines']}>
                  {lines.map(({ key: name, header, cell }) => {
                    const isi = cell(row);
                    // A label without anything behind it says nothing.
                    return isi === null || isi === undefined || isi === false ? null : (
                      <div key={name} className={classes['line']}>
                        <dt>{header}</dt>
                        <dd>{isi}</dd>
                      </div>
                    );
                  })}
                </dl>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
