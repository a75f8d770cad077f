import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { lazy, Suspense, useState } from 'react';
import { PhotoPreview } from '../../ui/camera/photo-preview.tsx';
import classes from './selfie-field.module.css';

const SelfieDialog = lazy(async () => ({ default: (await import('./selfie-dialog.tsx')).SelfieDialog }));

type Props = { photo: Blob | null; onChange: (photo: Blob | null) => void; disabled: boolean };

/** An optional selfie for the next tap. */
export function SelfieField({ photo, onChange, disabled }: Props) {
  const [opened, setOpened] = useState<boolean | null>(null);
  return (
    <div className={classes['field']}>
      <button type="button" className={classes['open']} disabled={disabled} onClick={() => setOpened(true)}>
        {photo ? (
          <PhotoPreview photo={photo} className={classes['thumb'] ?? ''} label="" />
        ) : (
          <IconCamera size={20} stroke={1.75} aria-hidden="true" />
        )}
        {photo ? 'Swafoto disertakan, ganti' : 'Tambah swafoto'}
      </button>
      {photo && (
        <button
          type="button"
          className={classes['remove']}
          aria-label="Hapus swafoto"
          disabled={disabled}
          onClick={() => onChange(null)}
        >
          <IconX size={18} aria-hidden="true" />
        </button>
      )}
      <Suspense>
        {opened !== null && (
          <SelfieDialog
            opened={opened}
            onClose={() => setOpened(false)}
            onTake={(taken) => {
              onChange(taken);
              setOpened(false);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
