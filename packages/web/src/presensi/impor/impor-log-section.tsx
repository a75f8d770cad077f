import { Button } from '@mantine/core';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { lazy, Suspense, useState } from 'react';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';

const ImporLogDialog = lazy(async () => ({ default: (await import('./impor-log-dialog.tsx')).ImporLogDialog }));

/** Imports a machine's log. A run that goes on stands in the address, so that its progress is found again after a reload. */
export function ImporLogSection({ organisasi_id }: { organisasi_id: number }) {
  const { filters, change } = useUrlFilters({ impor: '' });
  const [choosing, setChoosing] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const opened = choosing || filters.impor !== '';
  if (useCanWrite() !== 'yes') return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={16} aria-hidden="true" />}
        onClick={() => {
          setChoosing(true);
          setLoaded(true);
        }}
      >
        Impor log mesin
      </Button>
      <Suspense>
        {(loaded || opened) && (
          <ImporLogDialog
            organisasi_id={organisasi_id}
            opened={opened}
            pekerjaan_id={filters.impor || undefined}
            onStarted={(impor) => change({ impor })}
            onSeen={() => setChoosing(false)}
            onClose={() => {
              setChoosing(false);
              setLoaded(true);
              if (filters.impor !== '') change({ impor: '' });
            }}
          />
        )}
      </Suspense>
    </>
  );
}
