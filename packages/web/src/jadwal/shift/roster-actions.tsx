import { Button } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../base/api/api.ts';
import { reportFailure } from '../../base/api/report-failure.ts';
import type { KodeShift } from '../dasar/kode-shift.ts';
import { useUrungkanIsi } from './use-urungkan-isi.ts';

const ImporRosterDialog = lazy(async () => ({
  default: (await import('./impor-roster-dialog.tsx')).ImporRosterDialog,
}));
const SalinMingguDialog = lazy(async () => ({
  default: (await import('./salin-minggu-dialog.tsx')).SalinMingguDialog,
}));
const IsiPolaDialog = lazy(async () => ({ default: (await import('../pola/isi-pola-dialog.tsx')).IsiPolaDialog }));

type Props = {
  organisasi_id: number;
  bulan: string;
  shifts: readonly KodeShift[];
  /** What the sheet is narrowed to: whom it shows is who a pattern is filled in for. */
  saring: { q: string; group_id: number | undefined };
};

/** What fills many cells of the roster at once. */
export function RosterActions({ organisasi_id, bulan, shifts, saring }: Props) {
  const [impor, setImpor] = useState<boolean | null>(null);
  const [salin, setSalin] = useState<boolean | null>(null);
  const [terisi, setTerisi] = useState<number[] | null>(null);
  const onSaved = useUrungkanIsi(organisasi_id);
  const openPola = async () => {
    const isNarrowed = saring.q !== '' || saring.group_id !== undefined;
    const rows = isNarrowed ? await api.anggota.listAnggotaAktif.call({ organisasi_id, ...saring }) : [];
    setTerisi(rows.map(({ user_id }) => user_id));
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size={16} aria-hidden="true" />}
        onClick={() => setImpor(true)}
      >
        Impor
      </Button>
      <Button variant="default" leftSection={<IconCopy size={16} aria-hidden="true" />} onClick={() => setSalin(true)}>
        Salin minggu
      </Button>
      <Button leftSection={<IconRepeat size={16} aria-hidden="true" />} onClick={() => openPola().catch(reportFailure)}>
        Isi dari pola
      </Button>
      <Suspense fallback={null}>
        {impor !== null && (
          <ImporRosterDialog
            organisasi_id={organisasi_id}
            bulan={bulan}
            opened={impor}
            onClose={() => setImpor(false)}
          />
        )}
        {salin !== null && (
          <SalinMingguDialog
            organisasi_id={organisasi_id}
            bulan={bulan}
            opened={salin}
            onSaved={onSaved}
            onClose={() => setSalin(false)}
          />
        )}
      </Suspense>
      {terisi && (
        <Suspense fallback={null}>
          <IsiPolaDialog
            organisasi_id={organisasi_id}
            bulan={bulan}
            shifts={shifts}
            user_id={terisi}
            onSaved={onSaved}
            onClose={() => setTerisi(null)}
          />
        </Suspense>
      )}
    </>
  );
}
