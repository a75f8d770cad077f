import { UNDANGAN_HARI } from '@hadir/rules/anggota/masa-undangan.ts';
import { useEffect } from 'react';
import classes from './akun-lama-notice.module.css';

/** `isStale`: other numbers stand in the form by now than those that were found. */
type Props = { isStale: boolean; onStale: () => void };

/** The tenant knows somebody by one of these numbers: he is invited rather than made a second time. */
export function NomorDikenalNotice({ isStale, onStale }: Props) {
  useEffect(() => {
    if (isStale) onStale();
  }, [isStale, onStale]);
  return (
    <div className={classes['notice']} role="status">
      <p>
        Orang dengan nomor ini sudah memiliki akun di instansi lain dalam induk ini. Kirim undangan kepadanya: ia
        menjadi anggota setelah menerimanya, dalam {UNDANGAN_HARI} hari, dan sampai saat itu Anda tidak melihat nama,
        nomor telepon, atau emailnya. Bila nomornya keliru, perbaiki lalu tambahkan seperti biasa.
      </p>
    </div>
  );
}
