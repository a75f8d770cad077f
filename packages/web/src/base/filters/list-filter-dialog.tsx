import type { ReactNode } from 'react';
import type { HadirForm, useHadirForm } from '../../kit/form/use-hadir-form.ts';
import { FilterDialog } from '../../ui/layer/filter-dialog.tsx';

type OfList = { page: number; q: string; sort: string };

type Props<Values extends OfList> = {
  onClose: () => void;
  filters: Values;
  /** What the list shows when nothing is narrowed. */
  none: Values;
  schema: Parameters<typeof useHadirForm>[0]['schema'];
  onApply: (values: Values) => void;
  children: (form: HadirForm<Values>) => ReactNode;
};

/** Narrows a list: 'Atur ulang' leaves its search and order, and what is narrowed begins at its first page. */
export function ListFilterDialog<Values extends OfList>(props: Props<Values>) {
  const { onClose, filters, none, schema, onApply, children } = props;
  const { q, sort } = filters;
  return (
    <FilterDialog<Values>
      opened
      onClose={onClose}
      values={filters}
      defaults={{ ...none, q, sort }}
      schema={schema}
      onApply={(values) => onApply({ ...values, page: 1 })}
    >
      {children}
    </FilterDialog>
  );
}
