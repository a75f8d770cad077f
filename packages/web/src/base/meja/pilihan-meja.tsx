import { Button } from '@mantine/core';
import classes from './meja.module.css';

type Props = {
  jumlah: number;
  dipilih: number;
  onPilihSemua: () => void;
  onBatal: () => void;
  onSetujui: () => void;
  onTolak: () => void;
};

/** What is done with those of a queue that are chosen together. */
export function PilihanMeja({ jumlah, dipilih, onPilihSemua, onBatal, onSetujui, onTolak }: Props) {
  return (
    <div className={classes['bulk']} role="region" aria-label="Tindakan untuk yang dipilih">
      <Button variant="subtle" onClick={dipilih < jumlah ? onPilihSemua : onBatal}>
        {dipilih < jumlah ? `Pilih semua (${jumlah})` : 'Batalkan pilihan'}
      </Button>
      {dipilih > 0 && (
        <>
          <span aria-live="polite">{dipilih} dipilih</span>
          <Button onClick={onSetujui}>Setujui yang dipilih</Button>
          <Button variant="default" onClick={onTolak}>
            Tolak yang dipilih
          </Button>
        </>
      )}
    </div>
  );
}
