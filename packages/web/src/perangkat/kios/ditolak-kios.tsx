import { useState } from 'react';
import { formatJam, formatTanggal, tanggalOf } from '../../kit/format/format.ts';
import type { Bacaan } from './ingatan/kios-db.ts';
import classes from './kios.module.css';
import type { MesinKios } from './mesin-kios.ts';
import { Papan } from './papan.tsx';
import { sebutBacaan } from './ingatan/sebut-bacaan.ts';

type Props = { mesin: MesinKios; zona: string; ditolak: Bacaan[]; onClose: () => void };

/** What the server refused for good, with why: tried again, or put away once an operator has written it down. */
export function DitolakKios({ mesin, zona, ditolak, onClose }: Props) {
  const [buang, setBuang] = useState<number | null>(null);
  return (
    <Papan label="Bacaan yang ditolak">
      <h2>Bacaan yang ditolak</h2>
      <p>Bila orangnya memang datang, catat dahulu di Ubah Presensi, lalu singkirkan dari sini.</p>
      <ul className={classes['ditolak']}>
        {ditolak.map((one) => {
          const { urut = 0, nama, waktu, ditolak: sebab } = one;
          const siapa = sebutBacaan(one);
          const saat = new Date(waktu);
          return (
            <li key={urut}>
              <strong>{siapa}</strong>
              <span>
                {formatTanggal(tanggalOf(saat, zona))} {formatJam(saat, zona)}
              </span>
              <span>{sebab}</span>
              <button
                type="button"
                onClick={() => (buang === urut ? void mesin.buang(urut) : setBuang(urut))}
                aria-label={`${buang === urut ? 'Singkirkan untuk selamanya' : 'Singkirkan'}: ${nama}`}
              >
                {buang === urut ? 'Tekan lagi: hilang selamanya' : 'Singkirkan'}
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" className={classes['utama']} onClick={() => void mesin.cobaLagi().then(onClose)}>
        Kirim semuanya lagi
      </button>
      <button type="button" onClick={onClose}>
        Tutup
      </button>
    </Papan>
  );
}
