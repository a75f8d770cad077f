import { ActionIcon, Button } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import type { PenyusunIsi } from './isi/use-isi.ts';
import classes from './pertanyaan/susun.module.css';

const icon = { size: 18, 'aria-hidden': true } as const;
const quiet = { variant: 'subtle', color: 'gray', size: 'input-sm' } as const;

/** Keeps what is written, or takes the last step back; always in sight, in one row also on a phone. */
export function SimpanBar({ penyusun }: { penyusun: PenyusunIsi }) {
  const { isDirty, isSaving, canUndo, canRedo, undo, redo, save } = penyusun;
  return (
    <div className={classes['simpan']} role="region" aria-label="Simpan kuesioner">
      <span className={classes['status']} role="status">
        {isDirty ? 'Belum disimpan' : 'Tersimpan'}
      </span>
      <div className={classes['tombol']}>
        <ActionIcon {...quiet} disabled={!canUndo} aria-label="Urungkan" title="Urungkan" onClick={undo}>
          <IconArrowBackUp {...icon} />
        </ActionIcon>
        <ActionIcon {...quiet} disabled={!canRedo} aria-label="Ulangi" title="Ulangi" onClick={redo}>
          <IconArrowForwardUp {...icon} />
        </ActionIcon>
        <Button disabled={!isDirty} loading={isSaving} onClick={() => void save()}>
          Simpan
        </Button>
      </div>
    </div>
  );
}
