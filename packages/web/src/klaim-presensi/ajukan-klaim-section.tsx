import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';

const KlaimFormDialog = lazy(async () => ({ default: (await import('./klaim-form-dialog.tsx')).KlaimFormDialog }));

/** Lets a member ask for a correction of his own days. */
export function AjukanKlaimSection({ organisasi_id }: { organisasi_id: number }) {
  const [opened, setOpened] = useState<boolean | null>(null);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Ajukan perubahan
      </Button>
      <Suspense>
        {opened !== null && (
          <KlaimFormDialog
            organisasi_id={organisasi_id}
            sendiri={{ tanggal: null }}
            opened={opened}
            onClose={() => setOpened(false)}
          />
        )}
      </Suspense>
    </>
  );
}
