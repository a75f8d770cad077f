import { Button } from '@mantine/core';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useState } from 'react';
import { AnggotaFormDialog } from './anggota-form-dialog.tsx';
import { ImporAnggotaDialog } from './impor-anggota-dialog.tsx';

/** How people come in: one by one, or by a file. */
export function AnggotaActions({ organisasi_id }: { organisasi_id: number }) {
  const [opened, setOpened] = useState<'tambah' | 'impor' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={16} aria-hidden="true" />}
        onClick={() => setOpened('impor')}
      >
        Impor
      </Button>
      <Button leftSection={<IconUserPlus size={16} aria-hidden="true" />} onClick={() => setOpened('tambah')}>
        Tambah anggota
      </Button>
      <AnggotaFormDialog organisasi_id={organisasi_id} opened={opened === 'tambah'} onClose={close} />
      <ImporAnggotaDialog organisasi_id={organisasi_id} opened={opened === 'impor'} onClose={close} />
    </>
  );
}
