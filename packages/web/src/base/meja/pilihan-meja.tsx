import { Button } from '@mantine/core';
import classes from './meja.module.css';

type Props = {
  /** How many may be chosen. */
  jumlah: number;
  dipilih: number;
  /** What approving is called here. */
  setujui?: string;
  loading?: boolean;
  onPilihSemua: () => void;
  onBatal: () => void;
  /** Left out where those that are chosen cannot be. */
  onSetujui: (() => void) | undefined;
  onTolak: (() => void) | undefined;
};

/** What is done with those of a queue that are chosen together; nothing where none may be. */
export function PilihanMeja(props: Props) {
  const { jumlah, dipilih, setujui = 'Setujui', loading = false, onPilihSemua, onBatal, onSetujui, onTolak } = props;
  if (jumlah === 0) return null;
  return (
    <div className={classes['bulk']} role="region" aria-label="Tindakan untuk yang dipilih">
      <Button variant="subtle" onClick={dipilih < jumlah ? onPilihSemua : onBatal}>
        {dipilih < jumlah ? `Pilih semua (${jumlah})` : 'Batalkan pilihan'}
      </Button>
      {dipilih > 0 && (
        <>
          <span aria-live="polite">{dipilih} dipilih</span>
          {onSetujui && (
            <Button loading={loading} onClick={onSetujui}>
              {setujui} yang dipilih
            </Button>
          )}
          {onTolak && (
            <Button variant="default" loading={loading} onClick={onTolak}>
              Tolak yang dipilih
            </Button>
          )}
        </>
      )}
    </div>
  );
}
