import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';

const SwafotoFormDialog = lazy(async () => ({
  default: (await import('./swafoto-form-dialog.tsx')).SwafotoFormDialog,
}));

/** Lets a member ask for an attendance that a selfie proves. */
export function AjukanSwafotoSection({ organisasi_id }: { organisasi_id: number }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Presensi swafoto
      </Button>
      <Suspense>
        {opened && <SwafotoFormDialog organisasi_id={organisasi_id} opened onClose={() => setOpened(false)} />}
      </Suspense>
    </>
  );
}
