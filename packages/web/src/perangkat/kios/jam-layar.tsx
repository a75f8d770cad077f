import { useEffect, useState } from 'react';
import { formatHariTanggal, formatJam, tanggalOf } from '../../kit/format/format.ts';
import classes from './kios.module.css';
import type { MesinKios } from './mesin-kios.ts';

const MALAM_DARI = 18;
const MALAM_SAMPAI = 6;

/** The time of the kiosk's place, large; between six in the evening and six in the morning the page is dark. */
export function JamLayar({ mesin, zona }: { mesin: MesinKios; zona: string }) {
  const [saat, setSaat] = useState(() => new Date(mesin.jam().sekarang()));
  useEffect(() => {
    const timer = setInterval(() => setSaat(new Date(mesin.jam().sekarang())), 1000);
    return () => clearInterval(timer);
  }, [mesin]);
  const teks = formatJam(saat, zona);
  const jam = Number(teks.slice(0, 2));
  const isMalam = jam >= MALAM_DARI || jam < MALAM_SAMPAI;
  useEffect(() => {
    document.documentElement.setAttribute('data-mantine-color-scheme', isMalam ? 'dark' : 'light');
  }, [isMalam]);
  return (
    <div className={classes['jam']}>
      <time dateTime={saat.toISOString()}>{teks}</time>
      <span>{formatHariTanggal(tanggalOf(saat, zona))}</span>
    </div>
  );
}
