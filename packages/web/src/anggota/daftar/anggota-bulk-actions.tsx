import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { KirimAktivasiButton } from '../belum-aktivasi/kirim-aktivasi-button.tsx';
import { useCetakAnggota } from '../cetak/use-cetak-anggota.ts';
import { useNonaktifkan } from './use-nonaktifkan.tsx';

const PenempatanDialog = lazy(async () => ({
  default: (await import('../penempatan/penempatan-dialog.tsx')).PenempatanDialog,
}));

type Props = { organisasi_id: number; user_ids: number[]; onDone: () => void };

export function AnggotaBulkActions({ organisasi_id, user_ids, onDone }: Props) {
  const [placing, setPlacing] = useState(false);
  const { printKartu, printToken, printing } = useCetakAnggota(organisasi_id);
  const { nonaktifkan, working } = useNonaktifkan(organisasi_id);
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setPlacing(true)}>
        Tempatkan
      </Button>
      <Button size="xs" variant="default" loading={printing} onClick={() => printToken({ user_id: user_ids })}>
        Cetak lembar aktivasi
      </Button>
      <KirimAktivasiButton organisasi_id={organisasi_id} user_ids={user_ids} onDone={onDone} />
      <Button size="xs" variant="default" loading={printing} onClick={() => printKartu({ user_id: user_ids })}>
        Cetak kartu
      </Button>
      <Button
        size="xs"
        variant="default"
        loading={working}
        onClick={() => void nonaktifkan(user_ids, `${user_ids.length} anggota`).then((done) => done && onDone())}
      >
        Nonaktifkan
      </Button>
      <Suspense>
        {placing && (
          <PenempatanDialog
            organisasi_id={organisasi_id}
            user_ids={user_ids}
            opened
            onClose={() => setPlacing(false)}
            onDone={onDone}
          />
        )}
      </Suspense>
    </>
  );
}
