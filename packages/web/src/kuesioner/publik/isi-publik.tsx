import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../kit/failure/api-error.ts';
import { pesanKegagalan } from '../../kit/failure/pesan-kegagalan.ts';
import { FormPublik } from './form-publik.tsx';
import { HalamanPublik } from './halaman-publik.tsx';
import { ingatanPerangkat, type Kabar } from './ingatan-perangkat.ts';
import { panggilPublik, type KuesionerPublik } from './panggil-publik.ts';
import classes from './publik.module.css';
import { toKabarGagal, TANPA_TAUTAN } from './to-kabar-gagal.ts';

type Props = { token: string; onEnd: (kabar: Kabar) => void };
type Opened = { kuesioner: KuesionerPublik } | { gagal: string };

/** Opens the questionnaire behind a link; where it cannot be answered the page that says why comes in its place. */
export function IsiPublik({ token, onEnd }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const show = useEffectEvent((next: Opened | Kabar) => (isKabar(next) ? onEnd(next) : setOpened(next)));
  const [attempt, setAttempt] = useState(() => openTautan(token));
  useEffect(() => void attempt.then((next) => show(next)), [attempt]);
  const again = () => {
    setOpened(null);
    setAttempt(openTautan(token));
  };

  if (opened && 'kuesioner' in opened) {
    return <FormPublik token={token} kuesioner={opened.kuesioner} onEnd={onEnd} />;
  }
  return (
    <HalamanPublik judul="Kuesioner">
      {opened ? (
        <div role="alert" className={classes['gagal']}>
          <p>{opened.gagal}</p>
          <button type="button" className={classes['kirim']} onClick={again}>
            Coba lagi
          </button>
        </div>
      ) : (
        <p role="status">Memuat kuesioner…</p>
      )}
    </HalamanPublik>
  );
}

const isKabar = (opened: Opened | Kabar): opened is Kabar => 'kind' in opened;

async function openTautan(token: string): Promise<Opened | Kabar> {
  if (token === '') return TANPA_TAUTAN;
  try {
    return { kuesioner: await panggilPublik.get({ token, kunci: ingatanPerangkat.kunci() }) };
  } catch (error) {
    const gagal = error instanceof ApiError ? toKabarGagal(error) : null;
    return gagal ?? { gagal: pesanKegagalan(error) };
  }
}
