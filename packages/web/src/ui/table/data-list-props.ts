import type { Column, RowKey } from './column.ts';

/** What the table and the cards of one list have in common. */
export type DataListProps<Row> = {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => RowKey;
  rowLabel: (row: Row) => string;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
  selection: { selected: ReadonlySet<RowKey>; onSelect: (selected: ReadonlySet<RowKey>) => void } | undefined;
  onOpen: ((row: Row) => void) | undefined;
  openKey: RowKey | undefined;
  compact: boolean;
  /** As high as its rows: it stands on a page that scrolls itself. */
  whole: boolean;
};
