import { Button } from '@mantine/core';
import { useState } from 'react';
import { BukaTahunDialog } from './buka-tahun-dialog.tsx';
import { ImporSaldoDialog } from './impor-saldo-dialog.tsx';
import { SemuaBukuDialog } from '../buku/semua-buku-dialog.tsx';

/** What concerns all balances: opening a year, a file of them, and everybody's leave book. */
export function SaldoTools({ organisasi_id }: { organisasi_id: number }) {
  const [opened, setOpened] = useState<'tahun' | 'impor' | 'buku' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Button variant="default" onClick={() => setOpened('impor')}>
        Impor saldo
      </Button>
      <Button variant="default" onClick={() => setOpened('buku')}>
        Buku cuti
      </Button>
      <Button onClick={() => setOpened('tahun')}>Buka tahun</Button>
      <ImporSaldoDialog organisasi_id={organisasi_id} opened={opened === 'impor'} onClose={close} />
      {opened === 'tahun' && <BukaTahunDialog organisasi_id={organisasi_id} onClose={close} />}
      <SemuaBukuDialog organisasi_id={organisasi_id} opened={opened === 'buku'} onClose={close} />
    </>
  );
}
