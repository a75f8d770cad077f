import type { ReactNode } from 'react';

export type Column<Row> = {
  /** Also the name that is asked for when the column is sorted: 'nama', '-nama'. */
  key: string;
  header: string;
  /** Plain elements and classes: heavy components make long tables slow. Only text-level elements in the first column. */
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  align?: 'start' | 'end';
  /** Free text: takes two or more lines rather than pushing the columns after it out of sight. */
  wrap?: true;
  /** Its place on a phone's card; 'line' unless told. The first column is the card's title. */
  card?: 'corner' | 'line' | 'hidden';
  /** What a card says of it in few words, joined with the others' in one line: '06:39 – 14:12'. Takes the place of its line. */
  brief?: (row: Row) => string | null;
};

export type RowKey = string | number;
