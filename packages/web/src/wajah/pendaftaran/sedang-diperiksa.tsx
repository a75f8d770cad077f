import { useEffect, useState } from 'react';
import { formatAngka } from '../../kit/format/format.ts';
import classes from '../wajah.module.css';

const DETIK_MS = 1_000;
/** On a server that is not busy it is done by then. */
const BIASA = 10;

/** That the photos are being measured, since when, and what to think of it where it takes long. */
export function SedangDiperiksa() {
  const [detik, setDetik] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setDetik((before) => before + 1), DETIK_MS);
    return () => clearInterval(timer);
  }, []);
  const isLama = detik >= BIASA;
  return (
    <div className={classes['diperiksa']}>
      <progress aria-label="Ketiga foto sedang diperiksa" />
      <p role="status">
        {isLama
          ? 'Server sedang sibuk. Foto Anda tetap diperiksa, paling lama semenit: biarkan halaman ini terbuka.'
          : 'Ketiga foto sedang diperiksa. Biasanya beberapa detik.'}
      </p>
      <p className={classes['support']} aria-hidden="true">
        {formatAngka(detik)} detik
      </p>
    </div>
  );
}
