import { sebutKegagalan } from '../kit/failure/sebut-kegagalan.ts';
import { Button } from '@mantine/core';
import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import { useState } from 'react';
import { findPosition } from '../base/forms/find-position.ts';
import { formatAngka } from '../kit/format/format.ts';
import classes from './lokasi-section.module.css';

type Props = { onFound: (position: { lat: number; lng: number }) => void };

/** Puts the point where the operator stands, and says how sure the device is. */
export function PakaiLokasiButton({ onFound }: Props) {
  const [looking, setLooking] = useState(false);
  const [words, setWords] = useState(
    'Geser titik dan tepi lingkaran di peta, juga dengan tombol panah, atau isi angkanya.',
  );
  const look = async () => {
    setLooking(true);
    try {
      const { lat, lng, accuracy_meter } = await findPosition();
      onFound({ lat, lng });
      setWords(`Titik dipindah ke lokasi Anda, ketelitian ${formatAngka(accuracy_meter)} m.`);
    } catch (error) {
      setWords(sebutKegagalan(error));
    }
    setLooking(false);
  };
  return (
    <div className={classes['locate']}>
      <Button
        variant="default"
        loading={looking}
        leftSection={<IconCurrentLocation size={16} aria-hidden="true" />}
        onClick={() => void look()}
      >
        Pakai lokasi saya
      </Button>
      <span className={classes['hint']} role="status">
        {words}
      </span>
    </div>
  );
}
