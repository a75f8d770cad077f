import { Button } from '@mantine/core';
import IconGavel from '@tabler/icons-react/dist/esm/icons/IconGavel.mjs';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../base/session/use-session.ts';

const KeputusanDialog = lazy(async () => ({ default: (await import('./keputusan-dialog.tsx')).KeputusanDialog }));

/** The table of decrees that holidays are synchronised from, for the super admin to correct and extend. */
export function KeputusanButton() {
  const session = useSession();
  const [opened, setOpened] = useState<boolean | null>(null);
  if (!session?.me.is_super_admin) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconGavel size={16} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        Keputusan SKB
      </Button>
      <Suspense>{opened !== null && <KeputusanDialog opened={opened} onClose={() => setOpened(false)} />}</Suspense>
    </>
  );
}
