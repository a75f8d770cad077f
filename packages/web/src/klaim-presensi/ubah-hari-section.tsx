import type { AnggotaRingkas } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useMayWrite } from '../base/session/hak/use-may-write.ts';

const KlaimFormDialog = lazy(async () => ({ default: (await import('./klaim-form-dialog.tsx')).KlaimFormDialog }));

type Props = { organisasi_id: number; anggota: Pick<AnggotaRingkas, 'user_id' | 'nama'>; tanggal: string };

/** Lets an operator correct one day of one member from where he sees it; nothing to whom that would be refused. */
export function UbahHariSection({ organisasi_id, anggota, tanggal }: Props) {
  const [opened, setOpened] = useState<boolean | null>(null);
  if (!useMayWrite('presensi-klaim.index')) return null;
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Ubah presensi ${anggota.nama}, ${tanggal}`}
        onClick={() => setOpened(true)}
      >
        Ubah presensi
      </Button>
      <Suspense>
        {opened !== null && (
          <KlaimFormDialog
            organisasi_id={organisasi_id}
            untuk={{ anggota, tanggal }}
            opened={opened}
            onClose={() => setOpened(false)}
          />
        )}
      </Suspense>
    </>
  );
}
