import { useEffect, useEffectEvent } from 'react';
import classes from './kabar.module.css';
import type { Kabar } from './use-kabar.ts';

const KABAR_MS = 3500;

type Props = {
  kabar: readonly Kabar[];
  /** Somebody types his PIN: it stands above his keys, not over them. */
  isMengetik: boolean;
  onLewat: (ke: number) => void;
};

/** What those before a kiosk are told, large; while all of it is on its way it leaves the screen to the next one. */
export function KabarKios({ kabar, isMengetik, onLewat }: Props) {
  const isPita = isMengetik || kabar.every(({ jenis }) => jenis === 'mengirim');
  return (
    <div
      role="alert"
      className={classes['kabar']}
      data-pita={isPita || undefined}
      data-banyak={kabar.length > 1 || undefined}
    >
      {kabar.map((one) => (
        <BarisKabar key={one.untuk} kabar={one} onLewat={onLewat} />
      ))}
    </div>
  );
}

function BarisKabar({ kabar, onLewat }: { kabar: Kabar } & Pick<Props, 'onLewat'>) {
  const { jenis, judul, isi, ke } = kabar;
  const leave = useEffectEvent(onLewat);
  useEffect(() => {
    if (jenis === 'mengirim') return undefined;
    const timer = setTimeout(() => leave(ke), KABAR_MS);
    return () => clearTimeout(timer);
  }, [jenis, ke]);
  return (
    <div data-jenis={jenis}>
      <strong>{judul}</strong>
      <span>{isi}</span>
    </div>
  );
}
