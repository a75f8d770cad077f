import { useEffect, useEffectEvent, useState } from 'react';
import classes from './kios.module.css';
import { MAKS_PIN } from './maks-pin.ts';
import { Papan } from './papan.tsx';

type Props = {
  /** Whose PIN is asked for, or what it is asked for. */
  judul: string;
  pesan: string;
  onSubmit: (pin: string) => void;
  onCancel: () => void;
};

const ANGKA = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
/** Nobody types any more: the next one must not find the last one's name. */
const TUNGGU_MS = 30_000;

/** Large keys for a PIN, and the keyboard's digits beside them. */
export function PapanPin({ judul, pesan, onSubmit, onCancel }: Props) {
  const [pin, setPin] = useState('');
  const add = (angka: string) => setPin((known) => (known + angka).slice(0, MAKS_PIN));
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (/^\d$/.test(event.key)) add(event.key);
    else if (event.key === 'Backspace') setPin((known) => known.slice(0, -1));
    else if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && pin !== '' && !(event.target instanceof HTMLButtonElement)) {
      // Else the button that has the focus once this is closed would be pressed by the same key.
      event.preventDefault();
      onSubmit(pin);
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <Papan label={judul}>
      <BatalBilaDiam key={pin} onCancel={onCancel} />
      <h2>{judul}</h2>
      <output aria-live="polite" aria-label="PIN">
        {'•'.repeat(pin.length) || ' '}
      </output>
      <p role="alert" className={classes['salah']}>
        {pesan}
      </p>
      <div className={classes['tombol']}>
        {ANGKA.map((angka) => (
          <button key={angka} type="button" onClick={() => add(angka)}>
            {angka}
          </button>
        ))}
        <button type="button" onClick={onCancel}>
          Batal
        </button>
        <button type="button" onClick={() => add('0')}>
          0
        </button>
        <button type="button" aria-label="Hapus angka terakhir" onClick={() => setPin((known) => known.slice(0, -1))}>
          ⌫
        </button>
      </div>
      <button type="button" className={classes['utama']} disabled={pin === ''} onClick={() => onSubmit(pin)}>
        Presensi
      </button>
    </Papan>
  );
}

/** Gives up after a while; a new key (the digits so far) begins the while anew. */
function BatalBilaDiam({ onCancel }: Pick<Props, 'onCancel'>) {
  const give = useEffectEvent(onCancel);
  useEffect(() => {
    const timer = setTimeout(() => give(), TUNGGU_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
