import { Button } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import type { PenyusunIsi } from './isi/use-isi.ts';
import classes from './susun.module.css';

/** Keeps what is written, or takes the last step back; always in sight. */
export function SimpanBar({ penyusun }: { penyusun: PenyusunIsi }) {
  const { isDirty, isSaving, canUndo, canRedo, undo, redo, save } = penyusun;
  return (
    <div className={classes['simpan']} role="region" aria-label="Simpan kuesioner">
      <span className={classes['status']} role="status">
        {isDirty ? 'Belum disimpan' : 'Tersimpan'}
      </span>
      <div className={classes['tombol']}>
        <Button
          variant="default"
          disabled={!canUndo}
          leftSection={<IconArrowBackUp size={17} aria-hidden="true" />}
          onClick={undo}
        >
          Urungkan
        </Button>
        {canRedo && (
          <Button variant="default" leftSection={<IconArrowForwardUp size={17} aria-hidden="true" />} onClick={redo}>
            Ulangi
          </Button>
        )}
        <Button disabled={!isDirty} loading={isSaving} onClick={() => void save()}>
          Simpan
        </Button>
      </div>
    </div>
  );
}
