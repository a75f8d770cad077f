import { Button } from '@mantine/core';
import { useState } from 'react';
import { BukaTahunDialog } from './buka-tahun-dialog.tsx';
import { ImporSaldoDialog } from './impor-saldo-dialog.tsx';

/** What concerns all balances: opening a year, and a file of them. */
export function SaldoTools({ organisasi_id }: { organisasi_id: number }) {
  const [opened, setOpened] = useState<'tahun' | 'impor' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Button variant="default" onClick={() => setOpened('impor')}>
        Impor saldo
      </Button>
      <Button onClick={() => setOpened('tahun')}>Buka tahun</Button>
      <ImporSaldoDialog organisasi_id={organisasi_id} opened={opened === 'impor'} onClose={close} />
      <BukaTahunDialog organisasi_id={organisasi_id} opened={opened === 'tahun'} onClose={close} />
    </>
  );
}
