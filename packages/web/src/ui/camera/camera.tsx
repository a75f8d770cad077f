import { Button } from '@mantine/core';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import { useState } from 'react';
import { sebutKegagalan } from '../../kit/failure/sebut-kegagalan.ts';
import classes from './camera.module.css';
import { PhotoPreview } from './photo-preview.tsx';
import { takePhoto } from './take-photo.ts';
import { useCamera, type CameraState } from './use-camera.ts';

const TANPA_KAMERA: Record<Exclude<CameraState, 'ready' | 'starting'>, string> = {
  denied: 'Izin kamera ditolak. Izinkan Kamera di setelan situs pada peramban Anda, lalu buka lagi.',
  missing: 'Kamera tidak ditemukan atau sedang dipakai aplikasi lain.',
};

type Props = {
  /** What the picture is called: 'Swafoto yang diambil'. */
  label: string;
  onTake: (photo: Blob) => void;
};

/** The front camera: preview, take, again if need be, then use. It runs while this stands. */
export function Camera({ label, onTake }: Props) {
  const { video, state } = useCamera();
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const take = async () => {
    if (!video.current) return;
    try {
      setPhoto(await takePhoto(video.current));
    } catch (error) {
      setFailure(sebutKegagalan(error));
    }
  };
  const problem = failure ?? (state === 'denied' || state === 'missing' ? TANPA_KAMERA[state] : null);

  return (
    <div className={classes['camera']}>
      <div className={classes['frame']}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a mirror, without sound */}
        <video
          ref={video}
          className={classes['picture']}
          hidden={photo !== null}
          playsInline
          muted
          aria-label="Gambar kamera"
        />
        {photo && <PhotoPreview photo={photo} className={classes['picture'] ?? ''} label={label} />}
        {state === 'starting' && <p className={classes['waiting']}>Menyiapkan kamera…</p>}
      </div>
      {problem && (
        <p className={classes['problem']} role="alert">
          {problem}
        </p>
      )}
      <div className={classes['actions']}>
        {photo ? (
          <>
            <Button variant="default" size="md" onClick={() => setPhoto(null)}>
              Ambil lagi
            </Button>
            <Button size="md" onClick={() => onTake(photo)}>
              Pakai foto ini
            </Button>
          </>
        ) : (
          <Button
            size="md"
            disabled={state !== 'ready'}
            leftSection={<IconCamera size={20} aria-hidden="true" />}
            onClick={() => void take()}
          >
            Ambil foto
          </Button>
        )}
      </div>
    </div>
  );
}
