import type { ReactNode } from 'react';
import classes from './data-table.module.css';
import type { RowKey } from './column.ts';
import { DataSkeleton } from './data-skeleton.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import type { ListQuery } from './list-query.ts';
import { Pager } from './pager.tsx';
import { SearchField } from '../form/search-field.tsx';
import list from './searchable-list.module.css';

type Props<Item> = {
  /** What is listed: 'Instansi'. */
  label: string;
  query: ListQuery<Item>;
  itemKey: (item: Item) => RowKey;
  children: (item: Item) => ReactNode;
  search: string;
  onSearch: (text: string) => void;
  onPage: (page: number) => void;
  tools?: ReactNode;
  empty?: ReactNode;
};

/** A searchable list with pages, for what is chosen or read rather than compared. */
export function SearchableList<Item>(props: Props<Item>) {
  const { label, query, itemKey, children, search, onSearch, onPage, tools, empty } = props;
  const page = query.data;
  return (
    <div className={classes['box']}>
      <div className={classes['toolbar']}>
        <div className={classes['left']}>
          <SearchField label={`Cari ${label.toLowerCase()}`} value={search} onSearch={onSearch} />
        </div>
        {tools && <div className={classes['right']}>{tools}</div>}
      </div>
      {page ? (
        page.data.length > 0 ? (
          <ul className={list['items']} aria-label={label} aria-busy={query.isPlaceholderData ?? false}>
            {page.data.map((item) => (
              <li key={itemKey(item)}>{children(item)}</li>
            ))}
          </ul>
        ) : (
          (empty ?? <EmptyState>{search ? `Tidak ada yang cocok dengan “${search}”.` : undefined}</EmptyState>)
        )
      ) : query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataSkeleton columns={1} />
      )}
      {page && page.total > 0 && <Pager label={label} page={page} onPage={onPage} />}
    </div>
  );
}
