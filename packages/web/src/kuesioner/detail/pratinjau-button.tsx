import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../ui/layer/dialog.tsx';
import type { Isi } from '../susun/isi/isi-kuesioner.ts';

const Pratinjau = lazy(async () => ({ default: (await import('./pratinjau.tsx')).Pratinjau }));

/** The questionnaire as a phone shows it to whoever answers, as it is written just now; nothing is kept of what is tried. */
export function PratinjauButton({ isi }: { isi: Isi }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Pratinjau
      </Button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Pratinjau"
        width={392}
        fullScreenOnPhone
        footer={
          <Button variant="default" onClick={() => setOpened(false)}>
            Tutup pratinjau
          </Button>
        }
      >
        <Suspense fallback={<Skeleton lines={8} />}>
          <Pratinjau isi={isi} />
        </Suspense>
      </Dialog>
    </>
  );
}
