import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { lazy, Suspense, useState } from 'react';
import type { Pemilik } from '../base/api/pemilik.ts';
import { useBuka } from '../base/links/use-buka.ts';
import { useCanWritePemilik } from '../base/session/hak/use-can-write-pemilik.ts';
import type { Crumb } from '../ui/show/breadcrumb.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { MutasiTable } from './mutasi-table.tsx';

const MutasiFormDialog = lazy(async () => ({ default: (await import('./mutasi-form-dialog.tsx')).MutasiFormDialog }));

/** Mutasi: who moves, is lent or leaves, and who comes. */
export function MutasiPage({ pemilik, crumbs }: { pemilik: Pemilik; crumbs: Crumb[] }) {
  const canWrite = useCanWritePemilik(pemilik);
  const tambah = useBuka('tambah');
  const [chosen, setAdding] = useState(false);
  const adding = canWrite && (chosen || tambah.diminta);
  const close = () => {
    setAdding(false);
    tambah.selesai();
  };
  return (
    <>
      <PageHeader
        title="Mutasi"
        subtitle="Anggota yang pindah, diperbantukan, atau berhenti. Tujuan mengonfirmasi, dan pada tanggalnya keanggotaannya berpindah sendiri."
        crumbs={crumbs}
        actions={
          canWrite && (
            <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setAdding(true)}>
              Buat mutasi
            </Button>
          )
        }
      />
      <MutasiTable pemilik={pemilik} />
      <Suspense>{adding && <MutasiFormDialog pemilik={pemilik} onClose={close} />}</Suspense>
    </>
  );
}
