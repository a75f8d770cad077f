import { Button } from '@mantine/core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { formatAngka } from '../../kit/format/format.ts';
import type { Column, RowKey } from './column.ts';
import { DataCards } from './data-cards.tsx';
import { DataGrid } from './data-grid.tsx';
import { DataSkeleton } from './data-skeleton.tsx';
import classes from './data-table.module.css';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import type { ListQuery } from './list-query.ts';
import { Pager, type PageInfo } from './pager.tsx';
import { usePhone } from '../show/use-phone.ts';
import type { KolomLain } from './pilih-kolom.tsx';
import { useKolom } from './use-kolom.ts';
import { useWalkRows } from './use-walk-rows.ts';

type Props<Row> = {
  /** What the table lists, for those who cannot see the heading above it. */
  label: string;
  columns: Column<Row>[];
  /** The answer of `useQuery` for one page. */
  query: ListQuery<Row>;
  rowKey: (row: Row) => RowKey;
  /** Names one row: 'Siti Nurhaliza'. */
  rowLabel: (row: Row) => string;
  /** 'nama' upwards, '-nama' downwards. */
  sort?: string | undefined;
  onSort?: (sort: string) => void;
  onPage: (page: number) => void;
  /** Opens the row's detail; the first column becomes its button. */
  onOpen?: (row: Row) => void;
  /** Marks the row whose detail is open. */
  openKey?: RowKey | undefined;
  /** Makes rows selectable, over pages; shown above the table while any is selected. */
  bulkActions?: (selected: RowKey[], clear: () => void) => ReactNode;
  /** Search, filters and chips on the left; what concerns the whole list on the right. */
  toolbar?: ReactNode;
  tools?: ReactNode;
  empty?: ReactNode;
  /** Columns beyond those that every row has, chosen beside them. */
  kolomLain?: KolomLain;
  /** How many rows a page holds, where one may choose. */
  baris?: { count: number; onCount: (count: number) => void };
  /** Rows of 40 px in place of 52. */
  compact?: boolean;
  /** As high as its rows, on a page where other things stand below it. */
  whole?: boolean;
};

const SortSelect = lazy(async () => ({ default: (await import('./sort-select.tsx')).SortSelect }));
const PilihKolom = lazy(async () => ({ default: (await import('./pilih-kolom.tsx')).PilihKolom }));

/** A table of few columns needs no choice among them. */
const MIN_KOLOM = 3;

/** A list of records: a table that keeps its header and first column, cards on a phone. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, query, rowKey, sort, onSort, onPage, bulkActions, toolbar, tools, empty, kolomLain } = props;
  const kolom = useKolom(label, props.columns);
  const { columns } = kolom;
  const phone = usePhone();
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const page = query.data;
  const selection = bulkActions && { selected, onSelect: setSelected };
  const List = phone ? DataCards : DataGrid;
  // A short list without tools above it needs no line of its own for the choice of its columns either.
  const mayChoose = !phone && Boolean(toolbar || tools) && kolom.choices.length >= MIN_KOLOM;
  useWalkRows({ rows: page?.data, rowKey, openKey: props.openKey, onOpen: props.onOpen });

  return (
    <div className={classes['box']}>
      {(toolbar || tools || mayChoose || (phone && onSort)) && (
        <div className={classes['toolbar']}>
          <div className={classes['left']}>
            {toolbar}
            {phone && onSort && (
              <Suspense>
                <SortSelect columns={columns} sort={sort} onSort={onSort} />
              </Suspense>
            )}
          </div>
          {(tools || mayChoose) && (
            <div className={classes['right']}>
              {tools}
              {mayChoose && (
                <Suspense>
                  <PilihKolom label={label} {...kolom} lain={kolomLain} />
                </Suspense>
              )}
            </div>
          )}
        </div>
      )}
      {bulkActions && selected.size > 0 && (
        <div className={classes['bulk']} role="region" aria-label="Tindakan untuk yang dipilih">
          <span aria-live="polite">{selected.size} dipilih</span>
          {bulkActions([...selected], () => setSelected(new Set()))}
          <button type="button" className={classes['unselect']} onClick={() => setSelected(new Set())}>
            Batalkan pilihan
          </button>
        </div>
      )}
      {page ? (
        page.data.length > 0 ? (
          <div aria-busy={query.isPlaceholderData ?? false} className={classes['rows']}>
            <List
              label={label}
              columns={columns}
              rows={page.data}
              rowKey={rowKey}
              rowLabel={props.rowLabel}
              sort={sort}
              onSort={onSort}
              selection={selection}
              onOpen={props.onOpen}
              openKey={props.openKey}
              compact={props.compact ?? false}
              whole={props.whole ?? false}
            />
          </div>
        ) : (
          <NoRows page={page} empty={empty} onPage={onPage} />
        )
      ) : query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataSkeleton columns={phone ? 1 : columns.length} />
      )}
      {page && page.total > 0 && <Pager label={label} page={page} onPage={onPage} baris={props.baris} />}
    </div>
  );
}

function NoRows({ page, empty, onPage }: { page: PageInfo; empty: ReactNode; onPage: (page: number) => void }) {
  const { current_page, last_page, total } = page;
  if (total === 0) return empty ?? <EmptyState />;
  // An address that was kept while the list grew shorter.
  return (
    <EmptyState action={<Button onClick={() => onPage(last_page)}>Ke halaman terakhir</Button>}>
      Tidak ada halaman {formatAngka(current_page)}: daftar ini sampai halaman {formatAngka(last_page)}.
    </EmptyState>
  );
}
