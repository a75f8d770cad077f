import { Button } from '@mantine/core';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { lazy, Suspense, useState } from 'react';
import { useBuka } from '../../base/links/use-buka.ts';
import { useLangkah } from '../../base/links/use-langkah.ts';

const AnggotaFormDialog = lazy(async () => ({
  default: (await import('./anggota-form-dialog.tsx')).AnggotaFormDialog,
}));
const ImporAnggotaDialog = lazy(async () => ({
  default: (await import('../impor/impor-anggota-dialog.tsx')).ImporAnggotaDialog,
}));

/** How people come in: one by one, or by a file. */
export function AnggotaActions({ organisasi_id }: { organisasi_id: number }) {
  const langkah = useLangkah('anggota', organisasi_id);
  const tambah = useBuka('tambah');
  const impor = useBuka('impor');
  const [chosen, setOpened] = useState<'tambah' | 'impor' | null>(langkah.diminta ? 'impor' : null);
  const opened = chosen ?? (tambah.diminta ? 'tambah' : impor.diminta ? 'impor' : null);
  const close = () => {
    setOpened(null);
    tambah.selesai();
    impor.selesai();
  };
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
      <Suspense>
        {opened === 'tambah' && <AnggotaFormDialog organisasi_id={organisasi_id} opened onClose={close} />}
        {opened === 'impor' && (
          <ImporAnggotaDialog organisasi_id={organisasi_id} opened onDone={langkah.selesai} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
