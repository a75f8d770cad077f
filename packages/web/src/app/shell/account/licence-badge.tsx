import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import { lazy, useState } from 'react';
import { PartGate } from '../../../base/page/part-gate.tsx';
import classes from './licence-badge.module.css';

const LicenceDialog = lazy(async () => ({ default: (await import('./licence-dialog.tsx')).LicenceDialog }));

/** Paid or free, for the linked edition; opens what that means. */
export function LicenceBadge({ organisasi }: { organisasi: OrganisasiAktif }) {
  const [opened, setOpened] = useState<boolean | null>(null);
  const words = organisasi.is_langganan ? 'Berbayar' : 'Gratis';
  return (
    <>
      <button
        type="button"
        className={classes['badge']}
        data-paid={organisasi.is_langganan || undefined}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {words}
      </button>
      <PartGate onMissing={() => setOpened(null)}>
        {opened !== null && <LicenceDialog organisasi={organisasi} opened={opened} onClose={() => setOpened(false)} />}
      </PartGate>
    </>
  );
}
