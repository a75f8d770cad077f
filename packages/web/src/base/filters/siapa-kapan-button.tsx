import { Button } from '@mantine/core';
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import { lazy, Suspense, useState } from 'react';
import { useSiapaLists } from '../pickers/use-siapa-lists.ts';
import { countSiapaKapan, type SiapaKapan } from './siapa-kapan.ts';

const SiapaKapanDialog = lazy(async () => ({ default: (await import('./siapa-kapan-dialog.tsx')).SiapaKapanDialog }));

type Props = { organisasi_id: number; filters: SiapaKapan; onApply: (filters: SiapaKapan) => void };

/** Narrows a list to days, a member or a group; says by how many of them it is narrowed. */
export function SiapaKapanButton({ organisasi_id, filters, onApply }: Props) {
  const [opened, setOpened] = useState(false);
  useSiapaLists(organisasi_id);
  const count = countSiapaKapan(filters);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFilter size={16} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {count === 0 ? 'Filter' : `Filter (${count})`}
      </Button>
      <Suspense>
        {opened && (
          <SiapaKapanDialog
            organisasi_id={organisasi_id}
            filters={filters}
            onApply={onApply}
            onClose={() => setOpened(false)}
          />
        )}
      </Suspense>
    </>
  );
}
