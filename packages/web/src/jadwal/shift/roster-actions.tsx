import { Button } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import { useState } from 'react';
import { ImporRosterDialog } from './impor-roster-dialog.tsx';
import { IsiPolaDialog } from '../pola/isi-pola-dialog.tsx';
import { SalinMingguDialog } from './salin-minggu-dialog.tsx';

type Props = { organisasi_id: number; bulan: string };

/** What fills many cells of the roster at once. */
export function RosterActions({ organisasi_id, bulan }: Props) {
  const [opened, setOpened] = useState<'impor' | 'salin' | 'pola' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size={16} aria-hidden="true" />}
        onClick={() => setOpened('impor')}
      >
        Impor
      </Button>
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
      <ImporRosterDialog organisasi_id={organisasi_id} bulan={bulan} opened={opened === 'impor'} onClose={close} />
      <SalinMingguDialog organisasi_id={organisasi_id} bulan={bulan} opened={opened === 'salin'} onClose={close} />
      <IsiPolaDialog organisasi_id={organisasi_id} bulan={bulan} opened={opened === 'pola'} onClose={close} />
    </>
  );
}
