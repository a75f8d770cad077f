import type { KeadaanKios } from '@hadir/contract/perangkat/kios/kios-publik.contract.ts';
import { useEffect, useState } from 'react';
import { QrCode } from '../../ui/show/qr-code.tsx';
import classes from './kios.module.css';
import type { MesinKios } from './mesin-kios.ts';
import { writeKodeKios } from './write-kode-kios.ts';

/** A kiosk's clock may be ahead by so much: it shows a code only once the server is sure to be there too. */
const TENGGANG_MS = 500;

/** The code of these ten seconds; none while the clock is not to be believed. */
export function KodeKios({ mesin, keadaan }: { mesin: MesinKios; keadaan: KeadaanKios }) {
  const [tautan, setTautan] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    const draw = async () => {
      const jam = mesin.jam();
      const next = jam.isRagu() ? null : await writeKodeKios(keadaan, jam.sekarang() - TENGGANG_MS, location.origin);
      if (!gone) setTautan(next);
    };
    void draw();
    const timer = setInterval(() => void draw(), 1000);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [mesin, keadaan]);
  if (tautan === null) return <p className={classes['kode']}>Jam tablet ini digeser. Sambungkan ke internet.</p>;
  return (
    <figure className={classes['kode']} data-tautan={tautan}>
      <QrCode label="Kode QR presensi" text={tautan} />
      <figcaption>Pindai dengan ponsel Anda</figcaption>
    </figure>
  );
}
