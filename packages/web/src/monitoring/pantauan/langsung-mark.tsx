import { formatJam } from '../../kit/format/format.ts';
import { zonaPerangkat } from '../../kit/format/zona-perangkat.ts';
import classes from './pantauan.module.css';
import type { Sambungan } from './sambungan.ts';

/** Whether what is shown changes by itself, is asked for now and then, or is of an earlier hour since nobody answers. */
export function LangsungMark({ sambungan, pada }: { sambungan: Sambungan; pada: string | undefined }) {
  return (
    <span className={classes['langsung']} data-sambungan={sambungan} role="status">
      {sambungan === 'langsung' && 'Langsung'}
      {sambungan === 'menyambung' && 'Menyambung…'}
      {sambungan === 'berkala' && 'Diperbarui tiap 30 detik'}
      {sambungan === 'putus' &&
        `Sambungan terputus${pada ? `, angka pukul ${formatJam(pada, zonaPerangkat())}` : ''}. Dicoba lagi tiap 30 detik`}
    </span>
  );
}
