import classes from '../dasar/laporan.module.css';
import { CHIP_KODE_REKAP } from './chip-kode-rekap.ts';

/** The letters of the monthly sheet in words. */
export function KodeLegend() {
  return (
    <ul className={classes['legend']} aria-label="Arti kode">
      {Object.entries(CHIP_KODE_REKAP).map(([kode, { kata, tone }]) => (
        <li key={kode}>
          <span className={classes['code']} data-tone={tone}>
            {kode}
          </span>
          {kata}
        </li>
      ))}
    </ul>
  );
}
