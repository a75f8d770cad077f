import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useFilterListsDue } from '../pickers/use-filter-lists-due.ts';
import { countSiapaKapan, type SiapaKapan } from './siapa-kapan.ts';
import { FilterButton } from '../../ui/form/filter-button.tsx';

const SiapaLists = lazy(async () => ({ default: (await import('../pickers/siapa-lists.tsx')).SiapaLists }));
const SiapaKapanDialog = lazy(async () => ({ default: (await import('./siapa-kapan-dialog.tsx')).SiapaKapanDialog }));

type Props = {
  organisasi_id: number;
  filters: SiapaKapan;
  onApply: (filters: SiapaKapan) => void;
  /** On a phone: the list's other fields, which have no room beside the button, and by how many of them it is narrowed. */
  lain?: { aktif: number; isi: ReactNode } | undefined;
};

/** Narrows a list to days, a member or a group; says by how many of them it is narrowed. */
export function SiapaKapanButton({ organisasi_id, filters, onApply, lain }: Props) {
  const [opened, setOpened] = useState(false);
  const due = useFilterListsDue();
  const count = countSiapaKapan(filters) + (lain?.aktif ?? 0);
  return (
    <>
      <FilterButton aktif={count} onClick={() => setOpened(true)} />
      <Suspense>
        {due && <SiapaLists organisasi_id={organisasi_id} />}
        {opened && (
          <SiapaKapanDialog
            organisasi_id={organisasi_id}
            filters={filters}
            lain={lain?.isi}
            onApply={onApply}
            onClose={() => setOpened(false)}
          />
        )}
      </Suspense>
    </>
  );
}
