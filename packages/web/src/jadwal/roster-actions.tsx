import { Button } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import { useState } from 'react';
import { IsiPolaDialog } from './isi-pola-dialog.tsx';
import { SalinMingguDialog } from './salin-minggu-dialog.tsx';

type Props = { organisasi_id: number; bulan: string };

/** What fills many cells of the roster at once. */
export function RosterActions({ organisasi_id, bulan }: Props) {
  const [opened, setOpened] = useState<'salin' | 'pola' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCopy size={16} aria-hidden="true" />}
        onClick={() => setOpened('salin')}
      >
        Salin minggu
      </Button>
      <Button leftSection={<IconRepeat size={16} aria-hidden="true" />} onClick={() => setOpened('pola')}>
        Isi dari pola
      </Button>
      <SalinMingguDialog organisasi_id={organisasi_id} bulan={bulan} opened={opened === 'salin'} onClose={close} />
      <IsiPolaDialog organisasi_id={organisasi_id} bulan={bulan} opened={opened === 'pola'} onClose={close} />
    </>
  );
}
